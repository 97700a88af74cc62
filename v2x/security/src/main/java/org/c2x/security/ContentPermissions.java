package org.c2x.security;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/** What messages of one type take permissions for: a part of them, what it takes, and what is looked at in it. */
final class ContentPermissions {
    private static final String TABLE = "content-permissions.txt";
    private static final String ANY_OTHER = "*";
    private static final Map<Class<?>, ContentPermissions> OF_TYPE = read();

    private final ContentPart part;
    private final Map<String, ContentPermissions> inside = new LinkedHashMap<>();
    /** What the part takes itself. */
    private @Nullable Permission own;
    /** What a value takes that has none of the parts inside. */
    private @Nullable Permission other;

    private ContentPermissions(ContentPart part) {
        this.part = part;
    }

    /** What a message takes, in the order of the table; null if nothing is known of its type. */
    static @Nullable List<Permission> of(Object message) {
        ContentPermissions type = OF_TYPE.get(message.getClass());
        if (type == null) {
            return null;
        }
        List<Permission> needed = new ArrayList<>();
        type.addNeeded(message, needed);
        return List.copyOf(needed);
    }

    private boolean addNeeded(Object whole, List<Permission> needed) {
        Object found = part.of().apply(whole);
        if (found == null) {
            return false;
        }
        add(own, needed);
        for (Object value : found instanceof List<?> all ? all : List.of(found)) {
            boolean isKnown = false;
            for (ContentPermissions each : inside.values()) {
                isKnown |= each.addNeeded(value, needed);
            }
            add(isKnown ? null : other, needed);
        }
        return true;
    }

    private static void add(@Nullable Permission permission, List<Permission> needed) {
        if (permission != null && !needed.contains(permission)) {
            needed.add(permission);
        }
    }

    private static Map<Class<?>, ContentPermissions> read() {
        Map<Class<?>, ContentPermissions> ofType = new HashMap<>();
        for (String line : text().lines().filter(each -> !each.startsWith("#")).toList()) {
            String[] cells = line.split(" +");
            for (MessageType<?> message : MessageTypes.named(cells[0])) {
                if (List.of(cells[1].split(",")).contains(message.family())) {
                    ofType.computeIfAbsent(
                                    message.type(),
                                    type -> new ContentPermissions(new ContentPart(value -> value, type)))
                            .addRow(cells[2], cells[3], cells[4]);
                }
            }
        }
        return Map.copyOf(ofType);
    }

    private void addRow(String version, String bit, String path) {
        ContentPermissions at = this;
        for (String name : path.split("\\.")) {
            if (name.equals(ANY_OTHER)) {
                at.other = Permission.refused(path);
                return;
            }
            Class<?> type = at.part.type();
            at = at.inside.computeIfAbsent(name, part -> new ContentPermissions(ContentPart.named(type, part)));
        }
        if (!bit.equals("-")) {
            String[] place = bit.split("\\.");
            at.own = new Permission(
                    path, Integer.parseInt(version), Integer.parseInt(place[0]), Integer.parseInt(place[1]));
        }
    }

    private static String text() {
        try (InputStream in = ContentPermissions.class.getResourceAsStream(TABLE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(TABLE, e);
        }
    }
}
