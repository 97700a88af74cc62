package org.c2x.cli.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;

/**
 * One version of a module with messages of one of its types.
 *
 * @param family   what tells the versions of a study apart: the last part of the package of all that is generated
 * @param content  what messages of this version are called
 * @param files    the modules
 * @param schema   of them, what the type needs
 * @param messages values of the type
 */
public record OwnVersion(
        String family,
        String content,
        List<SourceFile> files,
        Schema schema,
        TypeReference type,
        List<Value> messages) {
    /** Package of the providers; what is generated for a version is in packages below. */
    static final String PACKAGE = "own";

    public OwnVersion {
        files = List.copyOf(files);
        messages = List.copyOf(messages);
    }

    TypeDefinition definition() {
        return type.target();
    }

    /** Package of records and codecs. */
    String packageName() {
        return PACKAGE + '.' + family;
    }

    /** Simple name of the class of the messages. */
    String className() {
        return new JavaModel(schema, packageName()).className(type.resolved());
    }

    /** The ASN.1 files as resources of the class path, in their order. */
    List<String> resources() {
        List<String> resources = new ArrayList<>();
        for (SourceFile file : files) {
            // two files may have one name in different folders
            resources.add(folder() + resources.size() + '-' + file.name().replaceAll(".*[/\\\\]", ""));
        }
        return resources;
    }

    /** The messages in JER as a resource of the class path. */
    String messagesResource() {
        return folder() + "messages.jer";
    }

    private String folder() {
        return packageName().replace('.', '/') + '/';
    }

    /** For people. */
    String words() {
        return content + ": " + files.stream().map(SourceFile::name).distinct().collect(Collectors.joining(", "));
    }

    /** Why messages of the type cannot be measured, empty if they can. */
    public Optional<String> problem() {
        if (!JavaModel.isClass(type.resolved())) {
            return Optional.of("is not a SEQUENCE, SET or CHOICE; choose a type that is");
        }
        return definition().type() instanceof TypeReference other
                ? Optional.of("is only another name for " + other.target() + "; choose that type")
                : Optional.empty();
    }
}
