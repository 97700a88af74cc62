package org.c2x.bench.copy.fake;

import java.util.function.UnaryOperator;
import org.c2x.bench.fake.FakeMessage;

/** Deep copy of a fake message. */
public final class FakeMessageCopy implements UnaryOperator<FakeMessage> {

    @Override
    public FakeMessage apply(FakeMessage message) {
        return new FakeMessage(
                message.first(), new FakeMessage.Inner(message.inner().second()));
    }
}
