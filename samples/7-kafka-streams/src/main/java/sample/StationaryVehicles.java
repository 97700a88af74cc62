package sample;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.Stores;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.HighFrequencyContainer;
import org.c2x.kafka.CodecSerde;
import org.c2x.kafka.PoisonHandler;

/** CAMs in, vehicles that stand still out: {@code StationaryVehicles BROKERS}. Keys are numbers of stations. */
public final class StationaryVehicles {
    static final String CAMS = "cams";

    /** Has one record for each stay of a vehicle: since when it stands, in milliseconds since 1970. */
    static final String STATIONARY = "stationary-vehicles";

    /** How long a vehicle has to stand. */
    static final Duration LEAST = Duration.ofSeconds(60);

    /** In 0.01 m/s: what wheels and satellites say of a vehicle that stands. */
    private static final int STANDING = 20;

    private static final String STORE = "standing-since";

    private StationaryVehicles() {}

    public static void main(String[] args) {
        Properties properties = new Properties();
        properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "stationary-vehicles");
        properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        KafkaStreams streams = new KafkaStreams(topology(), properties);
        Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
        streams.start();
    }

    static Topology topology() {
        // octets that are no CAM are passed over; the handler "dead-letter" would keep them in a topic of their own
        Serde<CAM> cams = new CodecSerde<>(Codecs.get("uper", CAM.class), PoisonHandler.NULL);
        Serde<Long> numbers = Serdes.Long();
        StreamsBuilder builder = new StreamsBuilder();
        builder.addStateStore(Stores.keyValueStoreBuilder(Stores.inMemoryKeyValueStore(STORE), numbers, numbers));
        builder.stream(CAMS, Consumed.with(numbers, cams))
                .filter((station, cam) -> cam != null)
                .process(Stays::new, STORE)
                .to(STATIONARY, Produced.with(numbers, numbers));
        return builder.build();
    }

    private static boolean isStanding(CAM cam) {
        HighFrequencyContainer container = cam.cam().camParameters().highFrequencyContainer();
        return container instanceof HighFrequencyContainer.BasicVehicleContainerHighFrequency vehicle
                && vehicle.value().speed().speedValue() <= STANDING;
    }

    /** Remembers since when each vehicle stands. */
    private static final class Stays extends ContextualProcessor<Long, CAM, Long, Long> {
        /** In place of a time: this stay has been told. */
        private static final long TOLD = -1;

        private KeyValueStore<Long, Long> standingSince;

        @Override
        public void init(ProcessorContext<Long, Long> context) {
            super.init(context);
            standingSince = context.getStateStore(STORE);
        }

        @Override
        public void process(Record<Long, CAM> received) {
            long station = received.key();
            if (!isStanding(received.value())) {
                standingSince.delete(station);
                return;
            }
            Long since = standingSince.putIfAbsent(station, received.timestamp());
            if (since != null && since != TOLD && received.timestamp() - since >= LEAST.toMillis()) {
                context().forward(received.withValue(since));
                standingSince.put(station, TOLD);
            }
        }
    }
}
