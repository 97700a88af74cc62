package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;

/**
 * Modules that are imported from and are not there: told once each, with all that is missing of them. Where that is
 * tolerated, uses of what is missing are errors.
 */
final class MissingModules {
    /** Beyond this number of names a message is none that one reads. */
    private static final int MOST_NAMES = 20;

    private record Use(ModuleNames importer, ModuleNode.Import imported) {}

    private final Map<String, List<Use>> uses = new LinkedHashMap<>();

    void add(ModuleNames importer, ModuleNode.Import imported) {
        uses.computeIfAbsent(imported.module().text(), name -> new ArrayList<>())
                .add(new Use(importer, imported));
    }

    /** True if this module is already reported as missing. */
    boolean contains(Name module) {
        return uses.containsKey(module.text());
    }

    void tell(ModuleIndex modules, Diagnostics diagnostics) {
        uses.values().removeIf(all -> {
            Name name = all.get(0).imported().module();
            boolean isTolerated = diagnostics.tolerates(
                    name.position(),
                    Names.CLAUSE,
                    () -> "module '" + name + "' is not among the files given" + modules.didYouMean(name) + "; "
                            + all.stream().map(MissingModules::describe).collect(Collectors.joining(", ")));
            if (!isTolerated) {
                all.forEach(use -> use.imported()
                        .symbols()
                        .forEach(symbol -> use.importer().setUnusable(symbol.text())));
            }
            return isTolerated;
        });
    }

    private static String describe(Use use) {
        List<Name> symbols = use.imported().symbols();
        String names = symbols.stream().limit(MOST_NAMES).map(Name::text).collect(Collectors.joining(", "));
        String rest = symbols.size() > MOST_NAMES ? " and " + (symbols.size() - MOST_NAMES) + " more" : "";
        return "'" + use.importer().module().name() + "' imports " + names + rest;
    }
}
