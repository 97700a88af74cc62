package org.openexi.schema;

public final class EXISchema {}
