package org.c2x.asn1.resolve;

import java.util.List;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.syntax.ModuleNode;

/** The parts that resolve one set of modules, which need each other as types, values and constraints do. */
final class Resolution {
    final Diagnostics diagnostics;
    final Contents contents;
    final NestingGuard guard = new NestingGuard();
    final Names names;
    final References references = new References(this);
    final Instances instances = new Instances(this);
    final Definitions definitions = new Definitions(this);
    final Classes classes = new Classes(this);
    final Objects objects = new Objects(this);
    final ObjectSets objectSets = new ObjectSets(this);
    final FieldReferences fields = new FieldReferences(this);
    final TableConstraints tables = new TableConstraints(this);
    final ObjectChecks objectChecks = new ObjectChecks(this);
    final OpenTypes openTypes = new OpenTypes(this);
    final TypeResolver types = new TypeResolver(this);
    final NamedNumbers namedNumbers = new NamedNumbers(this);
    final Components components = new Components(this);
    final Alternatives alternatives = new Alternatives(this);
    final OutermostTags outermostTags = new OutermostTags(this);
    final TypeTags typeTags = new TypeTags(this);
    final Tags tags = new Tags(this);
    final ConstrainedTypes constrainedTypes = new ConstrainedTypes(this);
    final Subtypes subtypes = new Subtypes(this);
    final InnerSubtypes innerSubtypes = new InnerSubtypes(this);
    final ValueResolver values = new ValueResolver(this);
    final ValueWeights weights = new ValueWeights();
    final Conversions conversions = new Conversions(this);
    final StringValues stringValues = new StringValues(this);
    final StructuredValues structuredValues = new StructuredValues(this);
    final ObjectIdentifiers objectIdentifiers = new ObjectIdentifiers(this);

    Resolution(List<ModuleNode> modules, Diagnostics diagnostics, Contents contents) {
        this.diagnostics = diagnostics;
        this.contents = contents;
        this.names = new Names(modules, diagnostics);
    }
}
