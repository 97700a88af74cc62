# What generators make of our .proto files.
find_program(PROTOC protoc)
find_program(PROTOC_C protoc-gen-c)
find_program(NANOPB nanopb_generator.py)

function(c2x_protobuf_version result)
    execute_process(COMMAND ${PROTOC} --version OUTPUT_VARIABLE said)
    string(REGEX MATCH "[0-9][0-9.]*[0-9]" version "${said}")
    set(${result} "${version}" PARENT_SCOPE)
endfunction()

# The .proto file of a family with a package, a name and a way of optimising of its own: all of them show in symbols.
function(c2x_proto folder family package optimize_for)
    file(READ ${C2X_GENERATED}/proto/${family}.proto text)
    string(REGEX REPLACE "\npackage [^;]*;" "\npackage ${package};" text "${text}")
    string(REGEX REPLACE "\noption optimize_for[^;]*;" "\noption optimize_for = ${optimize_for};" text "${text}")
    file(CONFIGURE OUTPUT ${folder}/${package}.proto CONTENT "${text}" @ONLY)
endfunction()

function(c2x_generate folder)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${folder} RESULT_VARIABLE failed
        OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(failed)
        message(FATAL_ERROR "${ARGN} failed in ${folder}: ${said}")
    endif()
endfunction()
