package org.c2x.captures;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/** Unpacks zstd (RFC 8878) with zstd-jni. Without that on the class path the class cannot be loaded. */
final class ZstdInput extends FilterInputStream {
    /** 8 MB for what may be referred to, which RFC 8878 clause 3.1.1.1.2 recommends: headers ask for any number. */
    private static final int WINDOW_BITS = 23;

    ZstdInput(InputStream packed) throws IOException {
        super(new ZstdInputStream(packed).setLongMax(WINDOW_BITS));
    }

    @Override
    public int read(byte[] octets, int offset, int length) throws IOException {
        try {
            return super.read(octets, offset, length);
        } catch (ZstdIOException e) {
            throw new ZipException(e.getMessage());
        }
    }
}
