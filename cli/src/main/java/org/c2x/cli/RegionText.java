package org.c2x.cli;

import java.util.Arrays;
import java.util.List;
import org.c2x.its.Coordinates;
import org.c2x.security.dot2.CircularRegion;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.IdentifiedRegion;
import org.c2x.security.dot2.RectangularRegion;
import org.c2x.security.dot2.TwoDLocation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads regions of certificates as options have them. */
final class RegionText implements ITypeConverter<GeographicRegion> {
    private static final double GREATEST_LATITUDE = 90;
    private static final double GREATEST_LONGITUDE = 180;

    @Override
    public GeographicRegion convert(String text) {
        int colon = text.indexOf(':');
        String[] numbers = text.substring(colon + 1).split(",", -1);
        try {
            return switch (colon < 0 ? "" : text.substring(0, colon)) {
                case "circle" -> circle(doubles(numbers, 3));
                case "rectangle" -> rectangle(doubles(numbers, 4));
                case "countries" -> countries(numbers);
                default -> throw new IllegalArgumentException();
            };
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException("'" + text + "' is not a region such as circle:48.1,11.6,5000, "
                    + "rectangle:49,11,48,12 or countries:276,250");
        }
    }

    private static double[] doubles(String[] numbers, int count) {
        if (numbers.length != count) {
            throw new IllegalArgumentException();
        }
        return Arrays.stream(numbers).mapToDouble(Double::parseDouble).toArray();
    }

    private static GeographicRegion circle(double[] numbers) {
        return new GeographicRegion.CircularRegion(
                new CircularRegion(place(numbers[0], numbers[1]), Math.toIntExact(Math.round(numbers[2]))));
    }

    private static GeographicRegion rectangle(double[] numbers) {
        if (numbers[0] < numbers[2]) {
            throw new IllegalArgumentException();
        }
        return new GeographicRegion.RectangularRegion(
                List.of(new RectangularRegion(place(numbers[0], numbers[1]), place(numbers[2], numbers[3]))));
    }

    private static TwoDLocation place(double latitude, double longitude) {
        // a region has no place that is unavailable
        if (!(Math.abs(latitude) <= GREATEST_LATITUDE && Math.abs(longitude) <= GREATEST_LONGITUDE)) {
            throw new IllegalArgumentException();
        }
        return new TwoDLocation(Coordinates.latitude(latitude), Coordinates.longitude(longitude));
    }

    private static GeographicRegion countries(String[] numbers) {
        return new GeographicRegion.IdentifiedRegion(Arrays.stream(numbers)
                .map(number -> (IdentifiedRegion) new IdentifiedRegion.CountryOnly(Integer.parseInt(number)))
                .toList());
    }
}
