import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// The command on the fixture widgets, by its exit status and its files.
@Suite(.blocking) struct ExitStatusTests {
  private let out = NSTemporaryDirectory() + "vitrine-command-" + UUID().uuidString

  private func command() -> CommandLineTool {
    CommandLineTool(program: "FixtureWidgets") {
      return [
        ProductExecutable(
          name: "FixtureWidgets",
          path: Repository.built("FixtureWidgets"))
      ]
    }
  }

  private func run(_ arguments: String...) -> Int32 {
    command().run(arguments + ["--out", out, "--quiet"])
  }

  /// Without the list of owners, which is hidden.
  private func files() -> Set<String> {
    let all = FileManager.default.enumerator(atPath: out)?.allObjects as? [String] ?? []
    return Set(
      all.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".png") || $0.hasSuffix(".json")) })
  }

  @Test func goodFramesGiveZeroAndAManifest() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(
      run("render", "--kind", "well-behaved", "--family", "systemSmall", "--phase", "snapshot") == 0
    )
    #expect(
      files() == [
        "frames/well-behaved/systemSmall/snapshot@3x.png",
        "frames/well-behaved/systemSmall/snapshot~dark@3x.png", "manifest.json", "timings.json",
      ])
  }

  /// No preview of the product is of the family either.
  @Test func aRunWithoutAFrameIsAnErrorOfUsage() {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(
      run(
        "render", "--kind", "hourly", "--family", "systemExtraLarge", "--phase", "snapshot,preview")
        == 2)
    #expect(files().isEmpty)
  }

  /// Buttons that throw, trap, loop or never end are among them.
  @Test func controlsThatFailGiveFourAndTheOthersAreMade() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    let status = run(
      "render", "--kind", "touched", "--family", "systemLarge", "--phase", "interaction",
      "--appearance", "light", "--provider-timeout", "5")
    #expect(status == 4)
    let made = files().filter { $0.contains("/interaction-") }
    #expect(made.filter { $0.contains("-before@") }.count == 8)
    #expect(made.filter { $0.contains("-after@") }.count == 4)
    let data = try #require(FileManager.default.contents(atPath: out + "/manifest.json"))
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let touches = try #require(manifest["interactions"] as? [[String: Any]])
    #expect(touches.first?["control"] as? String == "lamp")
    #expect(touches.first?["reloads"] as? [String] == ["other"])
  }

  @Test func previewsAreMadeWhereAskedFor() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    let status = run(
      "gallery", "--kind", "Words", "--phase", "preview", "--appearance", "light", "--format", "png"
    )
    // A preview that traps is of another kind.
    #expect(status == 0)
    #expect(
      Set(files().filter { $0.hasSuffix(".png") }) == [
        "frames/Words/systemSmall/preview-By%20name@3x.png",
        "frames/Words/systemMedium/preview-1@3x.png", "frames/Words/view/preview-1@3x.png",
        "frames/Words/activityLockScreen/preview-Parcel@3x.png",
      ])
  }

  @Test func aPreviewThatTrapsGivesFourAndTheOthersAreMade() {
    defer { try? FileManager.default.removeItem(atPath: out) }
    let status = run(
      "render", "--kind", "Previewed", "--phase", "preview", "--appearance", "light",
      "--provider-timeout", "6")
    #expect(status == 4)
    #expect(
      Set(files().filter { $0.hasSuffix(".png") }) == [
        "frames/Previewed/view/preview-1@3x.png", "frames/Previewed/view/preview-2@3x.png",
        "frames/Previewed/view/preview-Same@3x.png", "frames/Previewed/view/preview-Same-2@3x.png",
      ])
  }

  @Test func aSecondRunWritesTheSameBytesAndLeavesWhatItWasNotAskedFor() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(run("render", "--kind", "chance", "--phase", "snapshot,placeholder") == 0)
    let stray = out + "/frames/chance/systemSmall/mine.png"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: stray))
    let picture = out + "/frames/chance/systemSmall/snapshot@3x.png"
    let first = FileManager.default.contents(atPath: picture)
    let manifest = FileManager.default.contents(atPath: out + "/manifest.json")
    try FileManager.default.removeItem(atPath: picture)
    #expect(run("render", "--kind", "chance", "--phase", "snapshot,placeholder") == 0)
    #expect(first != nil && FileManager.default.contents(atPath: picture) == first)
    #expect(FileManager.default.contents(atPath: out + "/manifest.json") == manifest)
    #expect(run("render", "--kind", "chance", "--phase", "placeholder") == 0)
    #expect(FileManager.default.contents(atPath: picture) == first)
    #expect(FileManager.default.fileExists(atPath: stray))
  }

  @Test func aFailedFrameGivesFourAndTheOthersAreMade() {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(run("render", "--kind", "trapping-body", "--appearance", "light") == 4)
    #expect(
      files() == [
        "frames/trapping-body/systemSmall/placeholder@3x.png",
        "frames/trapping-body/systemSmall/snapshot@3x.png",
        "frames/trapping-body/systemSmall/timeline-000@3x.png", "manifest.json", "timings.json",
      ])
  }

  @Test func whatNoWidgetOrDeviceHasGivesTwo() {
    #expect(run("render", "--kind", "no-such-kind") == 2)
    #expect(run("render", "--kind", "well-behaved", "--family", "systemLarge") == 2)
    #expect(run("render", "--kind", "well-behaved", "--device", "Apple Watch 41mm") == 2)
    try? FileManager.default.removeItem(atPath: out)
  }

  @Test func twoFramesWithOnePathGiveTwo() throws {
    let folder = NSTemporaryDirectory() + "vitrine-twice-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for place in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(place)", withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(place)/same.json"))
    }
    let both = "\(folder)/a/same.json,\(folder)/b/same.json"
    #expect(run("render", "--kind", "configurable", "--configuration", both) == 2)
    try? FileManager.default.removeItem(atPath: out)
  }

  @Test func aFolderThatCannotBeMadeGivesTwo() {
    #expect(command().run(["render", "--quiet", "--out", "/proc/vitrine"]) == 2)
  }

  @Test func aProductThatIsNotThereGivesThree() {
    let tool = CommandLineTool(program: "vitrine") {
      [ProductExecutable(name: "Gone", path: "/no/such/executable")]
    }
    #expect(tool.run(["list"]) == 3)
  }
}
