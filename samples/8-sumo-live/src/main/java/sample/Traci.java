package sample;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.traffic.sumo.Observation;

/**
 * A client of TraCI, the protocol by which SUMO is controlled while it runs. It asks once for what it wants to know of
 * each vehicle (a subscription); from then on the answer to each step tells it of all vehicles.
 */
final class Traci implements AutoCloseable {
    private static final int SIMULATION_STEP = 0x02;
    private static final int CLOSE = 0x7f;
    private static final int GET_OF_VEHICLES = 0xa4;
    private static final int SUBSCRIBE_TO_VEHICLE = 0xd4;
    private static final int SUBSCRIBE_TO_SIMULATION = 0xdb;
    /** What answers to a subscription begin with: its own number and this. */
    private static final int ANSWER = 0x10;

    private static final int IDS = 0x00;
    private static final int TIME = 0x66;
    private static final int DEPARTED = 0x74;
    private static final int EXPECTED_VEHICLES = 0x7d;

    private static final int SPEED = 0x40;
    private static final int POSITION = 0x42;
    private static final int ANGLE = 0x43;
    private static final int VEHICLE_CLASS = 0x49;
    private static final int SIGNALS = 0x5b;
    private static final int ACCELERATION = 0x72;

    private static final int OK = 0;
    private static final int LONGEST_SHORT_COMMAND = 255;
    private static final double END_OF_TIME = 1e9;
    /** INVALID_DOUBLE_VALUE of SUMO. */
    private static final double UNKNOWN = -1_073_741_824;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;
    private Map<Integer, Object> simulation = Map.of();

    /** Connects to a SUMO that was started with {@code --remote-port}. */
    Traci(String host, int port) throws IOException {
        socket = new Socket(host, port);
        socket.setTcpNoDelay(true);
        in = new DataInputStream(socket.getInputStream());
        out = new DataOutputStream(socket.getOutputStream());
        byte[] subscription =
                subscription(SUBSCRIBE_TO_SIMULATION, "", TIME, DEPARTED, EXPECTED_VEHICLES);
        DataInputStream answer = ask(subscription);
        checkStatus(answer);
        List<Observation> before = new ArrayList<>();
        readSubscription(answer, before);
        subscribe(driving(), before);
    }

    /** Vehicles that drive already, as those of a saved state do. */
    private List<?> driving() throws IOException {
        DataInputStream answer = ask(command(GET_OF_VEHICLES, body -> {
            body.writeByte(IDS);
            writeString("", body);
        }));
        checkStatus(answer);
        skipLength(answer);
        // repeats the command, the variable and the object
        answer.skipNBytes(2);
        readString(answer);
        return (List<?>) readValue(answer);
    }

    private record Place(double x, double y) {}

    @FunctionalInterface
    private interface Body {
        void write(DataOutputStream to) throws IOException;
    }

    /** Lets SUMO drive for a step; returns the vehicles that are on the road after it. */
    List<Observation> step() throws IOException {
        DataInputStream answer = ask(command(SIMULATION_STEP, body -> body.writeDouble(0)));
        checkStatus(answer);
        List<Observation> vehicles = new ArrayList<>();
        int subscriptions = answer.readInt();
        for (int i = 0; i < subscriptions; i++) {
            readSubscription(answer, vehicles);
        }
        subscribe((List<?>) simulation.get(DEPARTED), vehicles);
        return vehicles;
    }

    /** What the simulation's clock shows. */
    Duration time() {
        return Duration.ofMillis(Math.round((double) simulation.get(TIME) * 1_000));
    }

    /** Whether no vehicle drives and none will depart. */
    boolean isOver() {
        return (int) simulation.get(EXPECTED_VEHICLES) == 0;
    }

    private void subscribe(List<?> ids, List<Observation> vehicles) throws IOException {
        if (ids.isEmpty()) {
            return;
        }
        ByteArrayOutputStream commands = new ByteArrayOutputStream();
        for (Object vehicle : ids) {
            commands.write(subscription(
                    SUBSCRIBE_TO_VEHICLE,
                    (String) vehicle,
                    POSITION,
                    ANGLE,
                    SPEED,
                    ACCELERATION,
                    SIGNALS,
                    VEHICLE_CLASS));
        }
        DataInputStream answer = ask(commands.toByteArray());
        for (int i = 0; i < ids.size(); i++) {
            checkStatus(answer);
            readSubscription(answer, vehicles);
        }
    }

    private static byte[] subscription(int command, String object, int... variables) throws IOException {
        return command(command, body -> {
            body.writeDouble(0);
            body.writeDouble(END_OF_TIME);
            writeString(object, body);
            body.writeByte(variables.length);
            for (int variable : variables) {
                body.writeByte(variable);
            }
        });
    }

    private static byte[] command(int number, Body body) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        body.write(new DataOutputStream(content));
        ByteArrayOutputStream command = new ByteArrayOutputStream();
        DataOutputStream to = new DataOutputStream(command);
        int length = 2 + content.size();
        if (length <= LONGEST_SHORT_COMMAND) {
            to.writeByte(length);
        } else {
            to.writeByte(0);
            to.writeInt(length + Integer.BYTES);
        }
        to.writeByte(number);
        content.writeTo(to);
        return command.toByteArray();
    }

    private static void writeString(String text, DataOutputStream to) throws IOException {
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        to.writeInt(octets.length);
        to.write(octets);
    }

    private DataInputStream ask(byte[] commands) throws IOException {
        byte[] message = new byte[Integer.BYTES + commands.length];
        ByteBuffer.wrap(message).putInt(message.length).put(commands);
        out.write(message);
        return new DataInputStream(new ByteArrayInputStream(in.readNBytes(in.readInt() - Integer.BYTES)));
    }

    private static void checkStatus(DataInputStream answer) throws IOException {
        skipLength(answer);
        int command = answer.readUnsignedByte();
        int result = answer.readUnsignedByte();
        String problem = readString(answer);
        if (result != OK) {
            throw new IOException("SUMO refuses command 0x" + Integer.toHexString(command) + ": " + problem);
        }
    }

    private static void skipLength(DataInputStream answer) throws IOException {
        if (answer.readUnsignedByte() == 0) {
            answer.readInt();
        }
    }

    private void readSubscription(DataInputStream answer, List<Observation> vehicles) throws IOException {
        skipLength(answer);
        int subscription = answer.readUnsignedByte() - ANSWER;
        String object = readString(answer);
        Map<Integer, Object> values = new HashMap<>();
        for (int left = answer.readUnsignedByte(); left > 0; left--) {
            int variable = answer.readUnsignedByte();
            int status = answer.readUnsignedByte();
            Object value = readValue(answer);
            if (status != OK) {
                throw new IOException("SUMO does not tell of " + object + ": " + value);
            }
            values.put(variable, value);
        }
        if (subscription == SUBSCRIBE_TO_SIMULATION) {
            simulation = values;
        } else if (((Place) values.get(POSITION)).x != UNKNOWN) {
            vehicles.add(observation(object, values));
        }
    }

    private Observation observation(String vehicle, Map<Integer, Object> values) {
        Place place = (Place) values.get(POSITION);
        return new Observation(
                time(),
                vehicle,
                (String) values.get(VEHICLE_CLASS),
                place.x,
                place.y,
                Double.NaN,
                number(values, ANGLE),
                number(values, SPEED),
                number(values, ACCELERATION),
                (int) values.get(SIGNALS));
    }

    private static double number(Map<Integer, Object> values, int variable) {
        double number = (double) values.get(variable);
        return number == UNKNOWN ? Double.NaN : number;
    }

    private static Object readValue(DataInputStream answer) throws IOException {
        int type = answer.readUnsignedByte();
        return switch (type) {
            case 0x01 -> new Place(answer.readDouble(), answer.readDouble());
            case 0x09 -> answer.readInt();
            case 0x0b -> answer.readDouble();
            case 0x0c -> readString(answer);
            case 0x0e -> {
                List<String> texts = new ArrayList<>();
                for (int left = answer.readInt(); left > 0; left--) {
                    texts.add(readString(answer));
                }
                yield texts;
            }
            default -> throw new IOException("SUMO sends a value of type " + type);
        };
    }

    private static String readString(DataInputStream answer) throws IOException {
        return new String(answer.readNBytes(answer.readInt()), StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        try (socket) {
            checkStatus(ask(command(CLOSE, body -> {})));
        }
    }
}
