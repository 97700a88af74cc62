package org.c2x.asn1.emit.events;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ListType;

/** The two methods for a SEQUENCE OF or SET OF. */
final class ListEvents {
    private final EventModel model;
    private final ListType type;
    private final SourceWriter out;

    ListEvents(EventModel model, ListType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
    }

    void write() {
        EventModel.requireSize(type.size(), "value.size()", out);
        out.line("for (int i = 0; i < value.size(); i++) {").line("out.item();");
        model.write(type.element(), "value.get(i)", out);
        out.line("out.end();").line("}");
    }

    void read() {
        String element = model.java().boxedType(type.element(), out);
        switch (JavaModel.listKind(type)) {
            case INTS -> readNumbers("IntStream", "IntList");
            case LONGS -> readNumbers("LongStream", "LongList");
            case OBJECTS -> {
                String list = out.use("java.util.ArrayList");
                out.line(list + '<' + element + "> elements = new " + list + "<>();");
                items();
                checkSize("elements.size()");
                out.line("return " + out.runtime("ImmutableList") + ".copyOf(elements);");
            }
        }
    }

    private void readNumbers(String stream, String list) {
        String numbers = list.equals("IntList") ? "int[]" : "long[]";
        out.line(out.use("java.util.stream." + stream) + ".Builder elements = " + stream + ".builder();");
        items();
        out.line(numbers + " numbers = elements.build().toArray();");
        checkSize("numbers.length");
        out.line("return " + out.runtime(list) + ".wrap(numbers);");
    }

    private void items() {
        out.line("while (in.item()) {")
                .line("elements.add(" + model.read(type.element(), out) + ");")
                .line("in.end();")
                .line("}");
    }

    private void checkSize(String size) {
        out.line("in.requireSize(" + size + ", " + EventModel.bounds(type.size()) + ");");
    }
}
