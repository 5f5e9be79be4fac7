import DisplayList
import Foundation
import Rendering
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// `compare` on the fixture widgets, by its exit status and its report. Pictures of their own frames are used as Apple's.
@Suite(.blocking) struct CompareVerbTests {
  private let root = NSTemporaryDirectory() + "vitrine-compare-" + UUID().uuidString
  private var shots: String { root + "/shots" }
  private var out: String { root + "/out" }

  private let command = CommandLineTool(program: "FixtureWidgets") {
    [ProductExecutable(name: "FixtureWidgets", path: Repository.built("FixtureWidgets"))]
  }

  private let choice = [
    "--kind", "well-behaved", "--phase", "snapshot", "--appearance", "light", "--quiet",
  ]

  private func compare(_ arguments: String...) -> Int32 {
    command.run(["compare", shots] + choice + arguments + ["--out", out])
  }

  /// The picture of the widget's frame at a family.
  private func frame(_ family: String) throws -> Data {
    #expect(command.run(["render"] + choice + ["--family", family, "--out", root + "/made"]) == 0)
    let file = "\(root)/made/frames/well-behaved/\(family)/snapshot@3x.png"
    return try #require(FileManager.default.contents(atPath: file))
  }

  private func put(_ data: Data, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: shots, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: "\(shots)/\(name)"))
  }

  private func entries() throws -> [[String: Any]] {
    let data = try #require(FileManager.default.contents(atPath: out + "/compare/compare.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return report["entries"] as? [[String: Any]] ?? []
  }

  @Test func thePictureOfAFrameIsAlike() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try put(frame("systemMedium"), "WellBehaved.png")
    #expect(compare() == 0)
    let found = try entries()
    #expect(found.map { $0["status"] as? String } == ["alike"])
    #expect(found.map { $0["frame"] as? String } == ["well-behaved/systemMedium/snapshot@3x"])
    #expect(FileManager.default.fileExists(atPath: out + "/compare/index.html"))
    #expect(FileManager.default.fileExists(atPath: out + "/compare/pictures/001-theirs.png"))
  }

  @Test func aSizeThatNoFamilyHasGivesOneAndItsReason() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let odd = Bitmap(
      ImagePixels(width: 31, height: 77, pixels: [UInt8](repeating: 255, count: 31 * 77 * 4)))
    try put(Data(PNGEncoder().encode(odd)), "WellBehaved.png")
    #expect(compare("--family", "systemMedium") == 1)
    let found = try entries()
    #expect(found.map { $0["status"] as? String } == ["unpaired"])
    let reason = try #require(found.element(0)["reason"] as? String)
    #expect(reason.hasPrefix("No frame has its size, 31 × 77 pixels; the nearest: "))
  }

  @Test func twoPicturesOfOneFrameGiveOne() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let data = try frame("systemMedium")
    try put(data, "WellBehaved.png")
    try put(data, "WellBehaved copy.png")
    #expect(compare() == 1)
    #expect(try entries().map { $0["status"] as? String } == ["alike", "unpaired"])
  }

  @Test func whatIsNoPictureGivesTwoBesideTheOthers() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try put(frame("systemMedium"), "WellBehaved.png")
    try put(Data("version https://git-lfs.github.com/spec/v1\n".utf8), "stored.png")
    #expect(compare() == 2)
    #expect(try entries().map { $0["status"] as? String } == ["alike", "unreadable"])
  }

  @Test func aFolderWithoutPicturesGivesTwo() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try put(Data("text".utf8), "readme.txt")
    #expect(compare() == 2)
    try put(Data("text".utf8), "readme.png")
    #expect(compare() == 2)
  }

  @Test func withoutAFolderNothingIsDone() {
    #expect(command.run(["compare", "--out", out]) == 2)
    #expect(command.run(["compare", root + "/none", "--out", out]) == 2)
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test func theRecorderIsWrittenOnceAndNothingIsReplaced() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try put(Data(), "empty")
    let path = shots + "/Recorder.swift"
    #expect(command.run(["compare", "--write-recorder", path]) == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("struct WidgetPictureRecorder"))
    #expect(command.run(["compare", "--write-recorder", path]) == 0)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(command.run(["compare", "--write-recorder", path]) == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }
}
