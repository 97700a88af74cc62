# A Cortex-M4F without an operating system, as Debian's cross compiler builds for it.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
# a program of nothing does not link: the start-up code is ours
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
