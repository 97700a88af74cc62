package org.eclipse.mosaic.lib.objects.v2x;

import java.io.Serializable;

/** Stand-in. */
public class MessageRouting implements Serializable {
    private static final long serialVersionUID = 1L;
}
