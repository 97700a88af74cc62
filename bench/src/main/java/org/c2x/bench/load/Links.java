package org.c2x.bench.load;

import java.util.Arrays;

/** Who receives whom in a step, receiver after receiver. */
final class Links {
    private static final int FIRST_ROOM = 1 << 10;

    private int[] senders = new int[FIRST_ROOM];
    private int count;

    private Links() {}

    /** @param messages of each vehicle, null where it sends none */
    static Links of(Vehicles vehicles, byte[][] messages) {
        Links links = new Links();
        for (int receiver = 0; receiver < vehicles.count(); receiver++) {
            vehicles.forNeighbours(receiver, sender -> {
                if (messages[sender] != null) {
                    links.add(sender);
                }
            });
        }
        return links;
    }

    private void add(int sender) {
        if (count == senders.length) {
            senders = Arrays.copyOf(senders, 2 * count);
        }
        senders[count++] = sender;
    }

    /** Messages received in the step. */
    int count() {
        return count;
    }

    /** Whose message it is. */
    int sender(int link) {
        return senders[link];
    }
}
