@echo off
rem Runs the c2x command line on Windows. Among its sources it is built first where it is missing; after a change of
rem them run mvnw.cmd -DskipTests package. In a release the jars lie beside the folder of this script.
rem Java options for the run itself may be given in C2X_JAVA_OPTS.
setlocal
set "base=%~dp0.."
set "native="
if exist "%~dp0mvnw.cmd" (
    set "base=%~dp0cli\target"
    set "native=-Dc2x.native=%~dp0native-bridge\target\native"
)
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" --version >nul 2>&1
if errorlevel 1 (
    echo c2x: needs a JDK of version 17 or newer; install one, or set JAVA_HOME to it >&2
    exit /b 2
)
if exist "%base%\c2x.jar" goto run
if not exist "%~dp0mvnw.cmd" (
    echo c2x: %base%\c2x.jar is missing >&2
    exit /b 2
)
echo c2x: building >&2
call "%~dp0mvnw.cmd" -q -B -f "%~dp0pom.xml" -DskipTests package >&2
if errorlevel 1 (
    echo c2x: the build failed, see above >&2
    exit /b 2
)
:run
if defined native (
    "%java%" "%native%" %C2X_JAVA_OPTS% -jar "%base%\c2x.jar" %*
) else (
    "%java%" %C2X_JAVA_OPTS% -jar "%base%\c2x.jar" %*
)
exit /b %errorlevel%
