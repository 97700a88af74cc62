package org.c2x.its.contents;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.security.SecuredMessage;

/** The first message of a virtual machine is nested deeply, and its thread has little stack: others must follow. */
public final class FirstMessage {
    private FirstMessage() {}

    /** Takes the scheme and the stack in KB, and from standard input the deep message and a valid one, in hex. */
    public static void main(String[] args) throws IOException, InterruptedException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        byte[] deep = HexFormat.of().parseHex(in.readLine());
        byte[] valid = HexFormat.of().parseHex(in.readLine());
        Codec<SecuredMessage> codec = Codecs.get(args[0], SecuredMessage.class);
        Thread thread = new Thread(null, () -> decode(codec, deep), "first", Integer.parseInt(args[1]) * 1024L);
        thread.setUncaughtExceptionHandler((unused, failure) -> fail(failure));
        thread.start();
        thread.join();
        SecuredMessage message = codec.decode(valid);
        if (!Arrays.equals(valid, codec.encode(message)) || decode(codec, Arrays.copyOf(valid, valid.length - 2))) {
            System.exit(1);
        }
    }

    private static boolean decode(Codec<?> codec, byte[] octets) {
        try {
            codec.decode(octets);
            return true;
        } catch (DecodeException refused) {
            return false;
        }
    }

    private static void fail(Throwable failure) {
        failure.printStackTrace();
        System.exit(2);
    }
}
