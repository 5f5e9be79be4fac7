import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// The command on the fixtures' Live Activities and controls.
@Suite(.blocking) struct PresentationPlanTests {
  private let out = NSTemporaryDirectory() + "vitrine-presentations-" + UUID().uuidString

  private func run(_ arguments: String...) -> Int32 {
    let tool = CommandLineTool(program: "FixtureWidgets") {
      return [
        ProductExecutable(
          name: "FixtureWidgets",
          path: Repository.built("FixtureWidgets"))
      ]
    }
    return tool.run(arguments + ["--out", out, "--quiet"])
  }

  private func pictures() -> [String] {
    let all = FileManager.default.enumerator(atPath: out)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".png") }.sorted()
  }

  /// A presentation that is always dark has one picture; one that follows the appearance has two.
  @Test func islandsAreDrawnOnce() {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(
      run(
        "render", "--kind", "ParcelAttributes", "--family",
        "dynamicIslandCompact,activityLockScreen") == 0)
    #expect(
      pictures() == [
        "frames/ParcelAttributes/activityLockScreen/preview-High-1@3x.png",
        "frames/ParcelAttributes/activityLockScreen/preview-High-1~dark@3x.png",
        "frames/ParcelAttributes/activityLockScreen/preview-High-2@3x.png",
        "frames/ParcelAttributes/activityLockScreen/preview-High-2~dark@3x.png",
        "frames/ParcelAttributes/activityLockScreen/preview-Low@3x.png",
        "frames/ParcelAttributes/activityLockScreen/preview-Low~dark@3x.png",
        "frames/ParcelAttributes/dynamicIslandCompact/preview-3@3x.png",
      ])
  }

  @Test func aDeviceWithoutAnIslandHasNoneDrawn() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    #expect(run("render", "--kind", "ParcelAttributes", "--device", "iPhone 13") == 0)
    #expect(!pictures().contains { $0.contains("dynamicIsland") })
    let manifest = try String(contentsOfFile: out + "/manifest.json", encoding: .utf8)
    #expect(manifest.contains("iPhone 13 has no dynamicIslandCompact"))
    #expect(manifest.contains("assumed-size"))
  }

  @Test func withoutStatesThereIsNothingToMake() {
    #expect(run("render", "--kind", "SilentAttributes") == 2)
    #expect(run("render", "--kind", "ParcelAttributes", "--phase", "snapshot") == 2)
  }

  @Test func aFilesActivityMustBeThere() throws {
    defer { try? FileManager.default.removeItem(atPath: out) }
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let file = out + "/activity.json"
    let json = #"{"activity": "Parcel", "states": [{"name": "x", "content": {}}]}"#
    try Data(json.utf8).write(to: URL(fileURLWithPath: file))
    #expect(run("render", "--activity", file) == 2)
    let silent = json.replacingOccurrences(of: "Parcel", with: "SilentAttributes")
    try Data(silent.utf8).write(to: URL(fileURLWithPath: file))
    #expect(
      run(
        "render", "--activity", file, "--kind", "SilentAttributes", "--family",
        "activityLockScreen", "--appearance", "light") == 0)
    #expect(pictures() == ["frames/SilentAttributes/activityLockScreen/state-x@3x.png"])
  }
}
