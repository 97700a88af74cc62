# What asn1c, run here on our modules, makes of them.
find_program(ASN1C asn1c)

function(c2x_asn1c_version result)
    execute_process(COMMAND ${ASN1C} -version OUTPUT_VARIABLE said ERROR_VARIABLE said)
    string(REGEX MATCH "v[0-9][0-9.]*[0-9]" version "${said}")
    string(SUBSTRING "${version}" 1 -1 version)
    set(${result} "asn1c ${version}" PARENT_SCOPE)
endfunction()

# Its sources for a family in a folder of the build; the names of its files but the sample program's.
function(c2x_asn1c_generate family encoding result)
    set(folder ${CMAKE_BINARY_DIR}/asn1c/${family})
    file(GLOB modules ${C2X_GENERATED}/asn1/${family}/*.asn)
    file(MAKE_DIRECTORY ${folder})
    if(NOT EXISTS ${folder}/asn_application.h)
        # its run time has no PER of SET
        set(per "")
        if(encoding STREQUAL "uper")
            set(per -gen-PER)
        endif()
        execute_process(COMMAND ${ASN1C} ${per} -fcompound-names ${modules}
            WORKING_DIRECTORY ${folder} RESULT_VARIABLE failed OUTPUT_FILE log ERROR_FILE log)
        if(failed)
            message(FATAL_ERROR "asn1c failed, see ${folder}/log")
        endif()
    endif()
    file(GLOB sources ${folder}/*.c)
    list(FILTER sources EXCLUDE REGEX "converter-sample\\.c$")
    set(${result} ${sources} PARENT_SCOPE)
endfunction()
