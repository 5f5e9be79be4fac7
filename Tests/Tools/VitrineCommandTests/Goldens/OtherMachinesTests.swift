import Foundation
import Testing

@testable import VitrineCommand

/// Goldens recorded on one machine are met on another: whatever its time zone, language, fonts and number
/// of processors are.
@Suite(.blocking) struct OtherMachinesTests {
  @Test(arguments: [
    ["TZ=Asia/Shanghai", "LANG=zh_CN.UTF-8", "LC_ALL=zh_CN.UTF-8"],
    ["TZ=America/St_Johns", "LANG=C", "LC_ALL=C", "LANGUAGE=ar"],
    [
      "FREETYPE_PROPERTIES=cff:no-stem-darkening=0 autofitter:warping=1",
      "FONTCONFIG_FILE=/nowhere/fonts.conf",
    ],
    ["PIXMAN_DISABLE=sse2 ssse3", "HOME=/nowhere", "USER=nobody"],
  ])
  func verifiesWhereTheEnvironmentIsAnother(_ environment: [String]) throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record") == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      environment + [
        // On one processor, and one worker.
        "taskset", "-c", "0", GoldenProject.executable, "verify", "--compare", "pixels", "--jobs",
        "1",
        "--quiet", "--kind", "edited", "--app-group", project.root + "/edits.json", "--goldens",
        project.goldens, "--out", project.root + "/output",
      ]
    process.currentDirectoryURL = URL(fileURLWithPath: project.root)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try project.entries().count == 16)
  }
}
