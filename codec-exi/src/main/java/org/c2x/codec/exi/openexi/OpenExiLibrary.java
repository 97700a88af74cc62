package org.c2x.codec.exi.openexi;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;

/**
 * The classes of OpenEXI in a class loader of their own. The library keeps state of its encoders in static fields, so
 * each thread must have a loader of its own.
 */
final class OpenExiLibrary {
    private final Class<?> schemaFactory;
    private final Class<?> grammarCache;
    private final Class<?> grammarOptions;
    private final Class<?> transmogrifier;
    private final Class<?> reader;

    /**
     * An encoder: both handles are bound to its transmogrifier.
     *
     * @param setOutputStream takes an {@link OutputStream}
     * @param handler         returns the {@link ContentHandler} for one document
     */
    record Encoder(MethodHandle setOutputStream, MethodHandle handler) {}

    private OpenExiLibrary(ClassLoader loader) throws ClassNotFoundException {
        schemaFactory = loader.loadClass("org.openexi.scomp.EXISchemaFactory");
        grammarCache = loader.loadClass("org.openexi.proc.grammars.GrammarCache");
        grammarOptions = loader.loadClass("org.openexi.proc.common.GrammarOptions");
        transmogrifier = loader.loadClass("org.openexi.sax.Transmogrifier");
        reader = loader.loadClass("org.openexi.sax.EXIReader");
    }

    /**
     * Loads the classes anew.
     *
     * @throws ClassNotFoundException if the jars lack one of them
     */
    static OpenExiLibrary load(List<Path> jars) throws ClassNotFoundException {
        URL[] urls = jars.stream().map(OpenExiLibrary::url).toArray(URL[]::new);
        // not closed: classes may be loaded from it as long as a codec lives
        return new OpenExiLibrary(new URLClassLoader(urls, OpenExiLibrary.class.getClassLoader()));
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /**
     * The grammars of an XSD.
     *
     * @throws IllegalStateException if the library cannot make them
     */
    Object grammars(URL xsd, boolean lenient) {
        try (InputStream octets = xsd.openStream()) {
            InputSource source = new InputSource(octets);
            source.setSystemId(xsd.toString());
            Object factory = schemaFactory.getConstructor().newInstance();
            Object schema = method(schemaFactory, "compile").invoke(factory, source);
            short options = grammarOptions
                    .getField(lenient ? "DEFAULT_OPTIONS" : "STRICT_OPTIONS")
                    .getShort(null);
            return Arrays.stream(grammarCache.getConstructors())
                    .filter(each -> each.getParameterCount() == 2 && each.getParameterTypes()[1] == short.class)
                    .findFirst()
                    .orElseThrow(() -> new NoSuchMethodException("GrammarCache(EXISchema, short)"))
                    .newInstance(schema, options);
        } catch (ReflectiveOperationException | IOException | RuntimeException e) {
            throw new IllegalStateException("OpenEXI makes no grammars of " + xsd + ": " + reason(e), e);
        }
    }

    Encoder newEncoder(Object grammars) {
        try {
            Object encoder = transmogrifier.getConstructor().newInstance();
            method(transmogrifier, "setGrammarCache").invoke(encoder, grammars);
            preserveWhitespace(encoder);
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            return new Encoder(
                    lookup.unreflect(transmogrifier.getMethod("setOutputStream", OutputStream.class))
                            .bindTo(encoder),
                    lookup.unreflect(transmogrifier.getMethod("getSAXTransmogrifier"))
                            .bindTo(encoder)
                            .asType(MethodType.methodType(ContentHandler.class)));
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new IllegalStateException("OpenEXI makes no encoder: " + reason(e), e);
        }
    }

    /** Texts may consist of spaces; without this setter, which not every version has, the encoder may drop them. */
    private void preserveWhitespace(Object encoder) throws ReflectiveOperationException {
        for (Method method : transmogrifier.getMethods()) {
            if (method.getName().equals("setPreserveWhitespaces")) {
                method.invoke(encoder, true);
            }
        }
    }

    XMLReader newReader(Object grammars) {
        try {
            XMLReader decoder = (XMLReader) reader.getConstructor().newInstance();
            method(reader, "setGrammarCache").invoke(decoder, grammars);
            return decoder;
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new IllegalStateException("OpenEXI makes no decoder: " + reason(e), e);
        }
    }

    /** The method of a name with one parameter, whose class only the loader knows. */
    private static Method method(Class<?> type, String name) throws NoSuchMethodException {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == 1)
                .findFirst()
                .orElseThrow(() -> new NoSuchMethodException(type.getName() + '.' + name));
    }

    private static Throwable reason(Exception e) {
        return e.getCause() == null ? e : e.getCause();
    }
}
