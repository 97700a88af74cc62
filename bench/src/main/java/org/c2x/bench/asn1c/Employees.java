package org.c2x.bench.asn1c;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.its.study.ChildInformation;
import org.c2x.its.study.Name;
import org.c2x.its.study.PersonnelRecord;

/** Personnel records that differ from that of X.691 annex A.1 in all their values. */
final class Employees {
    private static final int SEED = 691;
    private static final List<String> GIVEN =
            List.of("John", "Mary", "Ralph", "Susan", "Elizabeth", "Tom", "Christopher", "Ann", "Peter", "Katherine");
    private static final List<String> FAMILY =
            List.of("Smith", "Jones", "Featherstone", "Lee", "Brown", "MacDonald", "Hill", "Wright", "Taylor", "Fox");
    private static final List<String> TITLES = List.of("Director", "Engineer", "Clerk", "Head of Sales", "Driver");
    private static final int MOST_CHILDREN = 4;

    private final SplittableRandom random = new SplittableRandom(SEED);

    private Employees() {}

    static List<PersonnelRecord> stream(int count) {
        Employees employees = new Employees();
        return Stream.generate(employees::next).limit(count).toList();
    }

    private PersonnelRecord next() {
        String family = any(FAMILY);
        return PersonnelRecord.builder()
                .name(name(family))
                .title(any(TITLES))
                .number(BigInteger.valueOf(random.nextInt(1, 100_000)))
                .dateOfHire(date(1960))
                .nameOfSpouse(name(family))
                .children(Stream.generate(() -> new ChildInformation(name(family), date(1950)))
                        .limit(random.nextInt(MOST_CHILDREN + 1))
                        .toList())
                .build();
    }

    private Name name(String family) {
        return new Name(any(GIVEN), String.valueOf((char) ('A' + random.nextInt(26))), family);
    }

    private String date(int from) {
        return String.format(
                Locale.ROOT,
                "%04d%02d%02d",
                random.nextInt(from, from + 30),
                random.nextInt(1, 13),
                random.nextInt(1, 29));
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
