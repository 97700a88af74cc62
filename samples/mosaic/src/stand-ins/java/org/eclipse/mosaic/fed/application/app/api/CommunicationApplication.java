package org.eclipse.mosaic.fed.application.app.api;

import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.CamBuilder;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.ReceivedAcknowledgement;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.ReceivedV2xMessage;
import org.eclipse.mosaic.interactions.communication.V2xMessageTransmission;

/** Stand-in. */
public interface CommunicationApplication extends Application {
    void onMessageReceived(ReceivedV2xMessage received);

    void onAcknowledgementReceived(ReceivedAcknowledgement acknowledgement);

    void onCamBuilding(CamBuilder camBuilder);

    void onMessageTransmitted(V2xMessageTransmission transmission);
}
