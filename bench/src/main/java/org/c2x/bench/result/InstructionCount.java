package org.c2x.bench.result;

/**
 * Machine instructions of one operation, counted on an emulated processor where times mean nothing.
 *
 * @param environment  whose compiler made the code and for which target
 * @param instructions the mean of one operation
 */
public record InstructionCount(
        String environment, String scheme, String content, Direction direction, double instructions) {}
