package org.c2x.its.contents;

import java.math.BigInteger;
import java.util.List;
import org.c2x.its.study.ChildInformation;
import org.c2x.its.study.Name;
import org.c2x.its.study.PersonnelRecord;

/** The values of X.691 annex A.1. */
final class Employee {
    private Employee() {}

    static PersonnelRecord record() {
        return PersonnelRecord.builder()
                .name(new Name("John", "P", "Smith"))
                .title("Director")
                .number(BigInteger.valueOf(51))
                .dateOfHire("19710917")
                .nameOfSpouse(new Name("Mary", "T", "Smith"))
                .children(List.of(
                        new ChildInformation(new Name("Ralph", "T", "Smith"), "19571111"),
                        new ChildInformation(new Name("Susan", "B", "Jones"), "19590717")))
                .build();
    }
}
