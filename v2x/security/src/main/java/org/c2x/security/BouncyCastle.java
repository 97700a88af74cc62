package org.c2x.security;

import java.security.Provider;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/** The provider for what the JDK has not: Brainpool curves and AES in CCM mode. It is not added to the JVM's list. */
final class BouncyCastle {
    static final Provider PROVIDER = new BouncyCastleProvider();

    private BouncyCastle() {}
}
