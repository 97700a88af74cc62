package org.c2x.codec.exi;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.c2x.asn1.runtime.event.EventForm;
import org.c2x.codec.exi.security.SecuredMessageEvents;
import org.c2x.codec.exi.security.SecuredMessageFlatEvents;
import org.c2x.codec.exi.study.PersonnelRecordEvents;
import org.c2x.codec.exi.study.PersonnelRecordFlatEvents;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;

/**
 * A message type and its XML forms.
 *
 * @param <T>    the record
 * @param family package of its generated classes and schemas below this one
 * @param full   the form with an element a component
 * @param flat   the form without elements of mandatory SEQUENCEs
 */
public record ExiMessage<T>(Class<T> type, String family, EventForm<T> full, EventForm<T> flat) {
    private static final List<ExiMessage<?>> ALL = List.of(
            new ExiMessage<>(
                    org.c2x.its.v1.CAM.class, "v1",
                    org.c2x.codec.exi.v1.CAMEvents.FORM, org.c2x.codec.exi.v1.CAMFlatEvents.FORM),
            new ExiMessage<>(
                    org.c2x.its.v1.DENM.class, "v1",
                    org.c2x.codec.exi.v1.DENMEvents.FORM, org.c2x.codec.exi.v1.DENMFlatEvents.FORM),
            new ExiMessage<>(
                    org.c2x.its.v2.CAM.class, "v2",
                    org.c2x.codec.exi.v2.CAMEvents.FORM, org.c2x.codec.exi.v2.CAMFlatEvents.FORM),
            new ExiMessage<>(
                    org.c2x.its.v2.DENM.class, "v2",
                    org.c2x.codec.exi.v2.DENMEvents.FORM, org.c2x.codec.exi.v2.DENMFlatEvents.FORM),
            new ExiMessage<>(
                    PersonnelRecord.class, "study", PersonnelRecordEvents.FORM, PersonnelRecordFlatEvents.FORM),
            new ExiMessage<>(
                    SecuredMessage.class, "security", SecuredMessageEvents.FORM, SecuredMessageFlatEvents.FORM));

    /** The message types. */
    public static List<ExiMessage<?>> all() {
        return ALL;
    }

    /** The message type of a class, empty if it is none. */
    public static Optional<ExiMessage<?>> of(Class<?> type) {
        return ALL.stream().filter(message -> message.type() == type).findFirst();
    }

    /** The form of a profile. */
    public EventForm<T> form(ExiProfile profile) {
        return profile.flat() ? flat : full;
    }

    /** The XSD of a profile. */
    public URL schema(ExiProfile profile) {
        return resource(profile.schemaSuffix());
    }

    /** The XSD of a profile that gives the same octets, but names enumerals where the profile has ranges. */
    public URL namedSchema(ExiProfile profile) {
        return resource(profile.namedSchemaSuffix());
    }

    private URL resource(String suffix) {
        String file = family + '/' + type.getSimpleName() + suffix + ".xsd";
        return Objects.requireNonNull(ExiMessage.class.getResource(file), file);
    }
}
