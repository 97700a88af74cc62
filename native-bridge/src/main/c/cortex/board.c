/* Start, faults, and what the C library wants of a system. */
#include "cortex/board.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* From the linker script. */
extern uint8_t board_data_start[], board_data_end[], board_data_values[];
extern uint8_t board_bss_start[], board_bss_end[];
extern uint8_t board_heap_start[];
extern uint8_t board_stack_end[];

extern int main(void);
extern void __libc_init_array(void);

/* Semihosting: what a debugger, here the emulator, does for the program. */
enum { SYS_WRITE0 = 0x04, SYS_EXIT_EXTENDED = 0x20, STOPPED_APPLICATION_EXIT = 0x20026 };

static int semihosting(int operation, const void *argument) {
    register int r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

void board_say(const char *text) {
    semihosting(SYS_WRITE0, text);
}

void board_say_number(uint32_t number) {
    char digits[11];
    char *at = digits + sizeof digits;
    *--at = '\0';
    do {
        *--at = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    board_say(at);
}

void board_end(int code) {
    const uint32_t arguments[] = {STOPPED_APPLICATION_EXIT, (uint32_t)code};
    for (;;) {
        semihosting(SYS_EXIT_EXTENDED, arguments);
    }
}

void board_refuse_to_go_on(const char *why) {
    board_say("refused\t");
    board_say(why);
    board_say("\n");
    board_end(1);
}

static uint8_t *heap_end = board_heap_start;

void *board_grow(ptrdiff_t octets) {
    uint8_t *before = heap_end;
    if (octets > (uint8_t *)board_stack_start - before) {
        return NULL;
    }
    heap_end = before + octets;
    return before;
}

void *board_take(size_t octets) {
    void *memory = board_grow((ptrdiff_t)((octets + 7) & ~(size_t)7));
    if (memory == NULL) {
        board_refuse_to_go_on("it does not fit into 512 KiB of memory");
    }
    return memset(memory, 0, octets);
}

static void fault(void) {
    board_say("fault\n");
    board_end(2);
}

void board_reset(void) {
    /* the unit for floating point is off at first, and even memset may use it */
    *(volatile uint32_t *)0xe000ed88 |= 0xfu << 20;
    __asm__ volatile("dsb\n\tisb" : : : "memory");
    memcpy(board_data_start, board_data_values, (size_t)(board_data_end - board_data_start));
    memset(board_bss_start, 0, (size_t)(board_bss_end - board_bss_start));
    __libc_init_array();
    board_end(main());
}

/* Of a fault handler's vectors the processor needs those up to the system timer's, whose interrupt is off. */
__attribute__((section(".vectors"), used)) static void *const vectors[16] = {
    board_stack_end, board_reset, fault, fault, fault, fault, fault, fault,
    fault, fault, fault, fault, fault, fault, fault, fault};

/* What libraries of others call, if they call anything. */
void *_sbrk(ptrdiff_t octets) {
    void *memory = board_grow(octets);
    if (memory == NULL) {
        errno = ENOMEM;
        return (void *)-1;
    }
    return memory;
}

void _init(void) {
}

void _fini(void) {
}

_Noreturn void _exit(int code) {
    board_say("exit\n");
    board_end(code == 0 ? 3 : code);
}

int _kill(int process, int signal) {
    (void)process;
    (void)signal;
    return -1;
}

int _getpid(void) {
    return 1;
}

int _write(int file, const char *octets, int length) {
    (void)file;
    (void)octets;
    return length;
}

int _read(int file, char *octets, int length) {
    (void)file;
    (void)octets;
    (void)length;
    return 0;
}

int _close(int file) {
    (void)file;
    return -1;
}

int _lseek(int file, int offset, int whence) {
    (void)file;
    (void)offset;
    (void)whence;
    return 0;
}

int _fstat(int file, struct stat *status) {
    (void)file;
    status->st_mode = S_IFCHR;
    return 0;
}

int _isatty(int file) {
    (void)file;
    return 1;
}

/* Destructors of static objects in C++ are told by it which library they belong to. */
void *__dso_handle;
