# native-uper-asn1c, native-der-asn1c: the usual open tool, run here on our modules.
include(cmake/Asn1cSources.cmake)

function(c2x_asn1c_family family encoding library)
    set(folder ${CMAKE_BINARY_DIR}/asn1c/${family})
    c2x_asn1c_generate(${family} ${encoding} sources)
    set(target asn1c-${family})
    set(codec c2x_asn1c_${family})
    # The families' types are called the same: all names but the codec's are hidden in one object.
    add_library(${target} STATIC codecs/asn1c.c ${sources})
    target_include_directories(${target} PRIVATE ${folder})
    target_compile_options(${target} PRIVATE -w)
    if(C2X_SANITIZE)
        # its run time shifts negative numbers with every message
        target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
    c2x_family_definitions(${target} ${codec} native-${encoding}-asn1c "${library}" ${family})
    target_compile_definitions(${target} PRIVATE "C2X_ENCODING=${encoding}")
    set(object ${CMAKE_BINARY_DIR}/${target}.o)
    add_custom_command(OUTPUT ${object}
        COMMAND ${CMAKE_C_COMPILER} ${C2X_TARGET_FLAGS} -r -nostdlib -o ${object}
            -Wl,--whole-archive $<TARGET_FILE:${target}>
        COMMAND ${CMAKE_OBJCOPY} --keep-global-symbol=${codec} ${object}
        DEPENDS ${target} VERBATIM)
    # one target makes the object before the programs that share it look for it
    add_custom_target(${target}-object DEPENDS ${object})
    set_source_files_properties(${object} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
    list(APPEND C2X_CODECS ${codec})
    list(APPEND C2X_OBJECTS ${object})
    list(APPEND C2X_OBJECT_TARGETS ${target}-object)
    set(C2X_OBJECT_TARGETS ${C2X_OBJECT_TARGETS} PARENT_SCOPE)
    set(C2X_CODECS ${C2X_CODECS} PARENT_SCOPE)
    set(C2X_OBJECTS ${C2X_OBJECTS} PARENT_SCOPE)
endfunction()

if(ASN1C AND CMAKE_OBJCOPY)
    c2x_asn1c_version(library)
    foreach(family v1 security)
        c2x_asn1c_family(${family} uper "${library}")
    endforeach()
    # not nbap: asn1c reads no tables of information objects
    foreach(family study tap3 cdr)
        c2x_asn1c_family(${family} der "${library}")
    endforeach()
else()
    c2x_skip("native-uper-asn1c and native-der-asn1c" "asn1c is missing, install asn1c")
endif()
