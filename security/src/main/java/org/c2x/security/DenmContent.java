package org.c2x.security;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.r2.CauseCodeChoice;

/** Looks through DENMs of all versions for what takes a permission: the cause of the event. */
final class DenmContent {
    /** Alternative n is that of cause n. */
    private static final List<Class<?>> CAUSES = Arrays.asList(CauseCodeChoice.class.getPermittedSubclasses());

    private DenmContent() {}

    static List<DenmPermission> needed(org.c2x.its.v1.DENM denm) {
        org.c2x.its.v1.SituationContainer situation = denm.denm().situation();
        return needed(situation == null ? null : situation.eventType().causeCode());
    }

    static List<DenmPermission> needed(org.c2x.its.v2.DENM denm) {
        org.c2x.its.v2.SituationContainer situation = denm.denm().situation();
        return needed(situation == null ? null : situation.eventType().causeCode());
    }

    static List<DenmPermission> needed(org.c2x.its.r2.DENM denm) {
        org.c2x.its.r2.SituationContainer situation = denm.denm().situation();
        return needed(
                situation == null
                        ? null
                        : CAUSES.indexOf(situation.eventType().ccAndScc().getClass()));
    }

    private static List<DenmPermission> needed(@Nullable Integer cause) {
        return cause == null ? List.of() : List.of(DenmPermission.of(cause));
    }
}
