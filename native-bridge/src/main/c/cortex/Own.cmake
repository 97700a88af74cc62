# C of our own schema compiler.
set(own ${C2X_GENERATED}/c)
file(GLOB own_runtime ${own}/c2x_*.c)

# Who builds for size leaves the paths of errors out; their codes and positions stay.
set(own_definitions_Os C2X_PATHS=0)

function(c2x_own level scheme content family type small message encoding)
    c2x_library(own-runtime ${level} ${own_runtime})
    target_compile_definitions(own-runtime-${level} PUBLIC ${own_definitions_${level}})
    c2x_library(${encoding}-${family} ${level} ${own}/its_${family}_${encoding}.c)
    target_link_libraries(${encoding}-${family}-${level} PUBLIC own-runtime-${level})
    set(codec ${encoding}-${family}-${small})
    c2x_codec(${codec} ${level} generated_c.c ${family} ${type} ${small} ${encoding}-${family}-${level})
    target_compile_definitions(${codec}-${level} PRIVATE "C2X_ENCODING=${encoding}")
    target_include_directories(${codec}-${level} PRIVATE ${own})
    c2x_programs(${level} ${scheme} ${content} c2x_${encoding}_c_${family} ${message} ${codec}-${level})
    c2x_program(${level}-${scheme}-${content}-malformed malformed c2x_${encoding}_c_${family} ${message} ${level}
        ${codec}-${level})
endfunction()

foreach(encoding uper aper oer der exi)
    c2x_each(c2x_own native-${encoding}-c ${encoding} ${encoding})
endforeach()
