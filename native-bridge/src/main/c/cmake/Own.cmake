# native-uper-c, native-aper-c, native-oer-c, native-der-c and native-exi-c: C of our own schema compiler, which needs
# nothing but the C compiler.
set(own ${C2X_GENERATED}/c)
add_library(own-runtime OBJECT ${own}/c2x_runtime.c ${own}/c2x_der.c)
target_compile_options(own-runtime PRIVATE -Wall -Wextra)
list(APPEND C2X_OBJECTS $<TARGET_OBJECTS:own-runtime>)
foreach(encoding uper aper oer der exi)
    foreach(family IN LISTS C2X_FAMILIES)
        set(target ${encoding}-c-${family})
        add_library(${target} OBJECT codecs/generated_c.c ${own}/its_${family}_${encoding}.c)
        target_include_directories(${target} PRIVATE ${own})
        target_compile_options(${target} PRIVATE -Wall -Wextra)
        target_compile_definitions(${target} PRIVATE "C2X_FAMILY=${family}" "C2X_ENCODING=${encoding}")
        list(APPEND C2X_CODECS c2x_${encoding}_c_${family})
        list(APPEND C2X_OBJECTS $<TARGET_OBJECTS:${target}>)
    endforeach()
endforeach()

# native-binary: the envelope's own layout.
add_library(binary-c OBJECT codecs/binary_c.c binary/encode.c binary/decode.c)
target_include_directories(binary-c PRIVATE ${own})
target_compile_options(binary-c PRIVATE ${C2X_WARNINGS})
list(APPEND C2X_CODECS c2x_binary_c)
list(APPEND C2X_OBJECTS $<TARGET_OBJECTS:binary-c>)
