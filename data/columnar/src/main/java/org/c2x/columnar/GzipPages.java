package org.c2x.columnar;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.GZIPOutputStream;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Compresses pages by what the JDK has: Parquet's own codecs need Hadoop or native libraries. */
final class GzipPages implements CompressionCodecFactory, CompressionCodecFactory.BytesInputCompressor {
    @Override
    public BytesInputCompressor getCompressor(CompressionCodecName codec) {
        return this;
    }

    @Override
    public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
        throw new UnsupportedOperationException("files are written only");
    }

    @Override
    public BytesInput compress(BytesInput page) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream((int) page.size() / 2);
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            page.writeAllTo(gzip);
        }
        return BytesInput.from(compressed);
    }

    @Override
    public CompressionCodecName getCodecName() {
        return CompressionCodecName.GZIP;
    }

    @Override
    public void release() {}
}
