; The installer for Windows, around the folder that `freeze.py` has made there:
;   makensis packaging\cakedesk.nsi      writes dist\cakedesk-<version>-setup.exe
; It asks for no rights: the game goes to the user's own programs, and out of them again without a rest.
; Manual: https://nsis.sourceforge.io/Docs/

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!searchparse /file "../cakedesk/__init__.py" '__version__ = "' VERSION '"'
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\CakeDesk"
!define CLASSES "Software\Classes"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

Name "CakeDesk"
OutFile "../dist/cakedesk-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\CakeDesk"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

!define MUI_ICON "../resources/icons/cakedesk.ico"
!define MUI_UNICON "../resources/icons/cakedesk.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cakedesk-gui.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

Section
  ; An older version goes first: a file that is no longer needed would stay otherwise. Another program's
  ; folder of that name stays, should somebody have chosen its place.
  ${If} ${FileExists} "$INSTDIR\cakedesk-gui.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "../dist/cakedesk/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\CakeDesk.lnk" "$INSTDIR\cakedesk-gui.exe"

  ; Records open with a double click.
  WriteRegStr HKCU "${CLASSES}\.cakedesk" "" "CakeDesk.Record"
  WriteRegStr HKCU "${CLASSES}\.cakedesk" "Content Type" "application/x-cakedesk-record"
  WriteRegStr HKCU "${CLASSES}\CakeDesk.Record" "" "CakeDesk record"
  WriteRegStr HKCU "${CLASSES}\CakeDesk.Record\DefaultIcon" "" "$INSTDIR\cakedesk-gui.exe,0"
  WriteRegStr HKCU "${CLASSES}\CakeDesk.Record\shell\open\command" "" '"$INSTDIR\cakedesk-gui.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "CakeDesk"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cakedesk-gui.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  ; Matches and settings stay where they are: below the user's application data, not here.
  Delete "$SMPROGRAMS\CakeDesk.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\cakedesk.exe"
  Delete "$INSTDIR\cakedesk-gui.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${CLASSES}\.cakedesk"
  DeleteRegKey HKCU "${CLASSES}\CakeDesk.Record"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
