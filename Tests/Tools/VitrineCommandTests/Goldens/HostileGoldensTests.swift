import Foundation
import Goldens
import Testing
import WidgetHost

@testable import VitrineCommand

/// Kinds that would like to be paths, markup, options or each other.
@Suite(.blocking) struct HostileGoldensTests {
  private let kinds = [
    "<script>alert(3)</script>", "../../outside", "👩‍👩‍👧‍👦 & 🇺🇳",
    String(repeating: "long", count: 75), "nul\u{0}byte", "\u{202E}gnp.reverse", "Twin", "twin",
    "*'\"`$(reboot)`;",
  ]

  @Test func eachHasFilesOfItsOwnWithinTheFolder() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let command = CommandLineTool(program: "FixtureWidgets") {
      [ProductExecutable(name: "FixtureWidgets", path: GoldenProject.executable)]
    }
    let options =
      kinds.flatMap { ["--kind", $0] } + [
        "--phase", "snapshot", "--appearance", "light", "--quiet", "--goldens", project.goldens,
        "--out", project.root + "/output",
      ]
    #expect(command.run(["record"] + options) == 0)
    #expect(
      project.files() == [
        "%2A%27%22%60%24%28reboot%29%60%3B/systemMedium/snapshot@3x.png",
        "%2E.%2F..%2Foutside/systemMedium/snapshot@3x.png",
        "%3Cscript%3Ealert%283%29%3C%2Fscript%3E/systemMedium/snapshot@3x.png",
        "%E2%80%AEgnp.reverse/systemMedium/snapshot@3x.png",
        "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7%E2%80%8D%F0%9F%91%A6%20%26%20%F0%9F%87%BA%F0%9F%87%B3/systemMedium/snapshot@3x.png",
        "Twin/systemMedium/snapshot@3x.png",
        project.files().first { $0.hasPrefix("longlong") } ?? "",
        "nul%00byte/systemMedium/snapshot@3x.png", "twin/systemMedium/snapshot@3x.png",
      ])
    #expect(
      project.files().allSatisfy { $0.split(separator: "/").allSatisfy { $0.utf8.count < 200 } })
    // Only the project's own folder was written to.
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: project.root)) == [
        "Goldens", "output",
      ])
    #expect(command.run(["verify"] + options) == 0)
    let notes = try project.notes().filter { $0.contains("differ by case only") }
    #expect(
      notes == [
        "Twin/systemMedium and twin/systemMedium differ by case only: where files are copied to a Mac or to Windows, one takes the other's place. Rename a kind."
      ])
    try FileManager.default.removeItem(atPath: project.goldens)
    #expect(command.run(["verify"] + options) == 1)
    #expect(try project.entries().count == 9)
    #expect(
      command.run(["approve", "--goldens", project.goldens, "--out", project.root + "/output"]) == 0
    )
    #expect(command.run(["verify"] + options) == 0)
  }
}
