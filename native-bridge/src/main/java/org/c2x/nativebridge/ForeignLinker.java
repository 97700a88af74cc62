package org.c2x.nativebridge;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * Method handles for functions of loaded native libraries. The classes of {@code java.lang.foreign} are looked up by
 * name, because the oldest Java that compiles this has none. Addresses are numbers, as by JNI.
 */
final class ForeignLinker {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private final Class<?> segment = type("MemorySegment");
    private final Class<?> layout = type("MemoryLayout");
    private final Class<?> descriptor = type("FunctionDescriptor");
    private final Class<?> options = type("Linker$Option").arrayType();
    private final Class<?> layouts = layout.arrayType();
    private final Object number;
    private final Object linker;
    private final Object symbols;

    ForeignLinker() throws ReflectiveOperationException {
        number = type("ValueLayout").getField("JAVA_LONG").get(null);
        linker = type("Linker").getMethod("nativeLinker").invoke(null);
        // those of the libraries that this class's loader has loaded
        symbols = type("SymbolLookup").getMethod("loaderLookup").invoke(null);
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName("java.lang.foreign." + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A function whose arguments are 64-bit numbers, as is what it returns, if anything. */
    MethodHandle function(String name, boolean returnsNumber, int arguments) throws ReflectiveOperationException {
        Object numbers = Array.newInstance(layout, arguments);
        Arrays.fill((Object[]) numbers, number);
        Object signature = returnsNumber
                ? descriptor.getMethod("of", layout, layouts).invoke(null, number, numbers)
                : descriptor.getMethod("ofVoid", layouts).invoke(null, numbers);
        Optional<?> symbol = (Optional<?>)
                type("SymbolLookup").getMethod("find", String.class).invoke(symbols, name);
        return (MethodHandle) type("Linker")
                .getMethod("downcallHandle", segment, descriptor, options)
                .invoke(linker, symbol.orElseThrow(), signature, Array.newInstance(options.getComponentType(), 0));
    }

    /** From a direct {@link ByteBuffer} to its address. */
    MethodHandle bufferAddress() throws ReflectiveOperationException {
        MethodHandle ofBuffer = LOOKUP.findStatic(segment, "ofBuffer", MethodType.methodType(segment, Buffer.class));
        MethodHandle address = LOOKUP.findVirtual(segment, "address", MethodType.methodType(long.class));
        return MethodHandles.filterReturnValue(ofBuffer, address)
                .asType(MethodType.methodType(long.class, ByteBuffer.class));
    }

    /** A function without arguments that returns the address of octets that a zero ends: gives their {@link String}. */
    MethodHandle text(String name) throws ReflectiveOperationException {
        MethodHandle ofAddress = LOOKUP.findStatic(segment, "ofAddress", MethodType.methodType(segment, long.class));
        MethodHandle reinterpret =
                LOOKUP.findVirtual(segment, "reinterpret", MethodType.methodType(segment, long.class));
        MethodHandle getString =
                LOOKUP.findVirtual(segment, "getString", MethodType.methodType(String.class, long.class));
        MethodHandle unbounded = MethodHandles.filterReturnValue(
                ofAddress, MethodHandles.insertArguments(reinterpret, 1, Long.MAX_VALUE));
        MethodHandle string =
                MethodHandles.filterReturnValue(unbounded, MethodHandles.insertArguments(getString, 1, 0L));
        return MethodHandles.filterReturnValue(function(name, true, 0), string);
    }
}
