package org.c2x.flink;

import java.nio.file.Path;
import java.time.Duration;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.MapFunction;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.ExternalizedCheckpointRetention;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.configuration.StateRecoveryOptions;
import org.apache.flink.connector.file.sink.FileSink;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.core.execution.JobClient;
import org.apache.flink.formats.parquet.row.ParquetRowDataBuilder;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.types.logical.BigIntType;
import org.apache.flink.table.types.logical.IntType;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.RowType;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.v1.CAM;

/** The job of a user: an archive of captures, decoded to rows, as Parquet files by Flink's own writer. */
final class ArchiveToParquet {
    private static final RowType ROW = RowType.of(
            new LogicalType[] {new BigIntType(false), new IntType(false), new IntType(false)},
            new String[] {"station", "latitude", "longitude"});

    private ArchiveToParquet() {}

    /**
     * Starts the job on a cluster in this JVM.
     *
     * @param checkpoint what it goes on from; null to begin
     * @param pace       sees each message
     */
    static JobClient start(
            Path archive, Path target, Path checkpoints, @Nullable Path checkpoint, MapFunction<CAM, CAM> pace)
            throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(
                CheckpointingOptions.CHECKPOINTS_DIRECTORY, checkpoints.toUri().toString());
        configuration.set(
                CheckpointingOptions.EXTERNALIZED_CHECKPOINT_RETENTION,
                ExternalizedCheckpointRetention.RETAIN_ON_CANCELLATION);
        configuration.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofMillis(100));
        // a slow task does not hold checkpoints back: what waits for it is a part of them
        configuration.set(CheckpointingOptions.ENABLE_UNALIGNED, true);
        // nothing may be written by Kryo
        configuration.set(PipelineOptions.GENERIC_TYPES, false);
        if (checkpoint != null) {
            configuration.set(
                    StateRecoveryOptions.SAVEPOINT_PATH, checkpoint.toUri().toString());
        }
        StreamExecutionEnvironment flink = StreamExecutionEnvironment.createLocalEnvironment(2, configuration);
        FileSource<CAM> source = FileSource.forRecordStreamFormat(
                        MessageFormat.captures(CAM.class, OnError.FAIL),
                        new org.apache.flink.core.fs.Path(archive.toUri()))
                .build();
        FileSink<RowData> sink = FileSink.forBulkFormat(
                        new org.apache.flink.core.fs.Path(target.toUri()),
                        ParquetRowDataBuilder.createWriterFactory(
                                ROW, new org.apache.hadoop.conf.Configuration(false), true))
                .build();
        flink.fromSource(source, WatermarkStrategy.noWatermarks(), "captures")
                .uid("captures")
                .rebalance()
                .map(pace)
                .returns(new CodecTypeInformation<>("uper", CAM.class))
                .uid("pace")
                .map(ArchiveToParquet::row)
                .returns(InternalTypeInfo.of(ROW))
                .uid("rows")
                .sinkTo(sink)
                .uid("parquet");
        return flink.executeAsync();
    }

    private static RowData row(CAM cam) {
        var place = cam.cam().camParameters().basicContainer().referencePosition();
        return GenericRowData.of(cam.header().stationID(), place.latitude(), place.longitude());
    }
}
