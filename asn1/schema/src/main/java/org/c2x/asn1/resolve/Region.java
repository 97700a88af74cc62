package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.c2x.asn1.schema.IntegerSet;

/**
 * The values that constraints of one dimension or several allow: a union of boxes, each the product of the numbers of
 * an INTEGER, the lengths of a string or list, and the characters of a string.
 */
record Region(List<Box> boxes) {
    static final Region ALL = new Region(List.of(Box.ALL));
    private static final Region NONE = new Region(List.of());

    /** More boxes than any module needs are replaced by the box around them. */
    private static final int MOST_BOXES = 64;

    /** What a dimension does not limit is {@code ALL} of it. */
    record Box(IntegerSet numbers, IntegerSet lengths, IntegerSet characters) {
        private static final Box ALL = new Box(IntegerSet.ALL, IntegerSet.NON_NEGATIVE, IntegerSet.NON_NEGATIVE);

        private boolean isEmpty() {
            return numbers.isEmpty() || lengths.isEmpty() || characters.isEmpty();
        }

        private Box intersection(Box other) {
            return new Box(
                    numbers.intersection(other.numbers),
                    lengths.intersection(other.lengths),
                    characters.intersection(other.characters));
        }
    }

    Region {
        boxes = List.copyOf(boxes);
    }

    static Region ofNumbers(IntegerSet numbers) {
        return of(new Box(numbers, Box.ALL.lengths, Box.ALL.characters));
    }

    static Region ofLengths(IntegerSet lengths) {
        return of(new Box(Box.ALL.numbers, lengths, Box.ALL.characters));
    }

    static Region ofCharacters(IntegerSet characters) {
        return of(new Box(Box.ALL.numbers, Box.ALL.lengths, characters));
    }

    private static Region of(Box box) {
        return box.isEmpty() ? NONE : new Region(List.of(box));
    }

    /** Merges at once what differs in one dimension only, so that long lists of single values stay one box. */
    static Region union(List<Region> regions) {
        Set<Box> all = new LinkedHashSet<>();
        regions.forEach(region -> all.addAll(region.boxes));
        List<Box> boxes = List.copyOf(all);
        if (boxes.size() < 2) {
            return new Region(boxes);
        }
        boolean sameNumbers = isSame(boxes, Box::numbers);
        boolean sameLengths = isSame(boxes, Box::lengths);
        boolean sameCharacters = isSame(boxes, Box::characters);
        int different = (sameNumbers ? 0 : 1) + (sameLengths ? 0 : 1) + (sameCharacters ? 0 : 1);
        return different <= 1 || boxes.size() > MOST_BOXES ? of(around(boxes)) : new Region(boxes);
    }

    private static boolean isSame(List<Box> boxes, Function<Box, IntegerSet> dimension) {
        IntegerSet first = dimension.apply(boxes.get(0));
        return boxes.stream().allMatch(box -> dimension.apply(box).equals(first));
    }

    private static Box around(List<Box> boxes) {
        return new Box(union(boxes, Box::numbers), union(boxes, Box::lengths), union(boxes, Box::characters));
    }

    private static IntegerSet union(List<Box> boxes, Function<Box, IntegerSet> dimension) {
        if (boxes.size() == 1) {
            return dimension.apply(boxes.get(0));
        }
        return new IntegerSet(boxes.stream()
                .flatMap(box -> dimension.apply(box).ranges().stream())
                .toList());
    }

    Region intersection(Region other) {
        List<Region> common = new ArrayList<>();
        for (Box left : boxes) {
            for (Box right : other.boxes) {
                common.add(of(left.intersection(right)));
            }
        }
        return union(common);
    }

    /** True if {@link #without} can express what is left: the boxes of this region limit one dimension at most. */
    boolean canBeExcluded() {
        return boxes.stream().allMatch(box -> limited(box) <= 1);
    }

    private static int limited(Box box) {
        return (box.numbers.equals(Box.ALL.numbers) ? 0 : 1)
                + (box.lengths.equals(Box.ALL.lengths) ? 0 : 1)
                + (box.characters.equals(Box.ALL.characters) ? 0 : 1);
    }

    /** What is left of this region; the other must be one that {@link #canBeExcluded}. */
    Region without(Region other) {
        List<Region> left = new ArrayList<>();
        for (Box box : boxes) {
            Box rest = box;
            for (Box hole : other.boxes) {
                rest = without(rest, hole);
            }
            left.add(of(rest));
        }
        return union(left);
    }

    private static Box without(Box box, Box hole) {
        if (!hole.lengths.equals(Box.ALL.lengths)) {
            return new Box(box.numbers, box.lengths.without(hole.lengths), box.characters);
        }
        if (!hole.characters.equals(Box.ALL.characters)) {
            return new Box(box.numbers, box.lengths, box.characters.without(hole.characters));
        }
        return new Box(box.numbers.without(hole.numbers), box.lengths, box.characters);
    }

    /** The same numbers and lengths with any characters. */
    Region withAnyCharacters() {
        return union(boxes.stream()
                .map(box -> of(new Box(box.numbers, box.lengths, Box.ALL.characters)))
                .toList());
    }

    boolean isEmpty() {
        return boxes.isEmpty();
    }

    boolean isSingleBox() {
        return boxes.size() == 1;
    }

    IntegerSet numbers() {
        return union(boxes, Box::numbers);
    }

    IntegerSet lengths() {
        return union(boxes, Box::lengths);
    }

    IntegerSet characters() {
        return union(boxes, Box::characters);
    }

    /** True if PER makes no difference: the same bounds of numbers and lengths, and the same characters. */
    boolean looksLike(Region other) {
        return hasBoundsOf(numbers(), other.numbers())
                && hasBoundsOf(lengths(), other.lengths())
                && characters().equals(other.characters());
    }

    private static boolean hasBoundsOf(IntegerSet set, IntegerSet other) {
        return set.lower().equals(other.lower()) && set.upper().equals(other.upper());
    }
}
