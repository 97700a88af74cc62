package org.eclipse.mosaic.fed.application.ambassador.simulation.communication;

import org.eclipse.mosaic.lib.enums.AdHocChannel;

/** Stand-in. */
public class AdHocModuleConfiguration {
    public AdHocModuleRadioConfiguration addRadio() {
        return new AdHocModuleRadioConfiguration(this);
    }

    public AdHocModuleConfiguration camMinimalPayloadLength(long octets) {
        return this;
    }

    /** Stand-in. */
    public static class AdHocModuleRadioConfiguration {
        private final AdHocModuleConfiguration parent;

        private AdHocModuleRadioConfiguration(AdHocModuleConfiguration parent) {
            this.parent = parent;
        }

        public AdHocModuleRadioConfiguration channel(AdHocChannel channel) {
            return this;
        }

        public AdHocModuleRadioConfiguration power(double milliwatts) {
            return this;
        }

        public AdHocModuleConfiguration create() {
            return parent;
        }
    }
}
