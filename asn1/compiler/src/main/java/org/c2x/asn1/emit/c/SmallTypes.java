package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.c.SmallPlan.Spot;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Type;

/** The types of a schema that tables describe, and those that need functions; each sort has numbers from 0 on. */
final class SmallTypes {
    private final CModel model;
    private final CRules rules;
    private final SourceConstants constants;
    private final List<Declaration> plans = new ArrayList<>();
    private final List<Declaration> codes = new ArrayList<>();
    private final Map<Type, Integer> planNumbers = new IdentityHashMap<>();
    private final Map<Type, Integer> codeNumbers = new IdentityHashMap<>();
    private final List<String> alphabets = new ArrayList<>(List.of("NULL"));

    SmallTypes(CModel model, CRules rules, SourceConstants constants) {
        this.model = model;
        this.rules = rules;
        this.constants = constants;
        Set<Type> called = CalledTypes.of(model);
        for (Declaration declaration : model.java().declarations()) {
            Type type = declaration.type();
            if (!called.contains(type)) {
                continue;
            }
            if (steps(type, new SmallPlan())) {
                planNumbers.put(type, plans.size());
                plans.add(declaration);
            } else {
                codeNumbers.put(type, codes.size());
                codes.add(declaration);
            }
        }
        alphabets.subList(1, alphabets.size()).clear();
    }

    private boolean steps(Type type, SmallPlan out) {
        if (model.isRecursive(type)) {
            out.step("RECURSION");
        }
        // offsets are numbers of 16 bits; what a struct takes is known roughly
        boolean done = model.shape(type).octets() <= Short.MAX_VALUE
                && plan(type).accept(new SmallSteps(this, out, new Spot(model.typeName(type), "")));
        out.step("END");
        return done;
    }

    /** The table of a type that has one. */
    SmallPlan table(Type type) {
        SmallPlan out = new SmallPlan();
        steps(type, out);
        return out;
    }

    List<Declaration> plans() {
        return plans;
    }

    List<Declaration> codes() {
        return codes;
    }

    /** The arguments for the alphabets of the tables that have been asked for. */
    List<String> alphabets() {
        return alphabets;
    }

    CModel model() {
        return model;
    }

    DefaultValues defaults() {
        return constants.defaults();
    }

    Step plan(Type type) {
        return rules.plans().of(type);
    }

    long least(Step step) {
        return rules.widths().of(step).least();
    }

    boolean isPlan(Type type) {
        return planNumbers.containsKey(type);
    }

    /** The number of a type among those with tables or among the others. */
    int number(Type type) {
        return planNumbers.getOrDefault(type, codeNumbers.getOrDefault(type, 0));
    }

    /** The number of an alphabet. */
    int alphabet(CharacterCode code) {
        String argument = constants.alphabets().argument(code.alphabet(), code.width(), code.indexed());
        if (!alphabets.contains(argument)) {
            alphabets.add(argument);
        }
        return alphabets.indexOf(argument);
    }
}
