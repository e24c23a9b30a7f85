@echo off
rem Starts Bicorne on Windows: builds when nothing is built yet, then runs it.
rem After a change of the sources: mvn -B -ntp -q -Dbicorne.start -Dmaven.test.skip=true package
setlocal
set "BICORNE_CWD=%CD%"
set "BICORNE_HOME=%~dp0."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

rem Relative paths from here on: a class path copes badly with some letters.
pushd "%~dp0" || exit /b 4
if exist target\bicorne.jar if exist target\lib goto run

where mvn >nul 2>nul
if errorlevel 1 (
  echo bicorne: Maven ^(mvn^) and a JDK of 17 or newer are needed to build, on the PATH.>&2
  popd
  exit /b 4
)
if not exist target mkdir target
echo bicorne: building; this takes from a few seconds to a minute ...>&2
call mvn -B -ntp -q -Dbicorne.start -Dmaven.test.skip=true package >target\launcher.log 2>&1
if errorlevel 1 (
  if exist target\bicorne.jar del target\bicorne.jar
  echo bicorne: the build failed. What Maven said is in "%CD%\target\launcher.log">&2
  popd
  exit /b 4
)

:run
rem What is printed is UTF-8, so the console has to read it so; afterwards it is put back.
for /f "tokens=2 delims=:" %%p in ('chcp') do set "page=%%p"
chcp 65001 >nul
"%java%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -Xlog:disable -Dfile.encoding=UTF-8 -cp target\bicorne.jar bicorne.Main %*
set "status=%errorlevel%"
chcp %page% >nul
popd
exit /b %status%
