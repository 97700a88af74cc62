/* The message in the encoding that a program is for, as a file of octets that the build names. */
    .section .message, "a"
    .balign 8
    .global c2x_message
c2x_message:
    .incbin C2X_MESSAGE
c2x_message_end:
    .balign 4
    .global c2x_message_length
c2x_message_length:
    .word c2x_message_end - c2x_message
