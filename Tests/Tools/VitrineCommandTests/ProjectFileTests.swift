import Foundation
import Testing

@testable import VitrineCommand

@Suite struct ProjectFileTests {
  private func options(_ json: String, _ arguments: String...) throws -> Options {
    let folder = NSTemporaryDirectory() + "vitrine-project-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(json.utf8).write(to: URL(fileURLWithPath: folder + "/vitrine.json"))
    var parsed = try ParsedArguments(arguments)
    try ProjectFile(in: folder)?.fill(&parsed)
    return try Options(parsed)
  }

  @Test func itsOptionsHoldAndAFlagWins() throws {
    let json = #"{"device": ["iPhone 15", "iPhone 16"], "scale": 2, "quiet": true}"#
    let held = try options(json, "render")
    #expect(held.devices.map(\.name) == ["iPhone 15", "iPhone 16"])
    #expect(held.looks.first?.scale == 2)
    #expect(held.isQuiet)
    #expect(
      try options(json, "render", "--device", "iPhone 14").devices.map(\.name) == ["iPhone 14"])
  }

  @Test func whatAVerbDoesNotTakeIsLeftAside() throws {
    #expect(try options(#"{"format": "svg"}"#, "list").printsJSON == false)
  }

  @Test(arguments: [
    ("[1]", "JSON object"), (#"{"devices": "x"}"#, "device"),
    (#"{"quiet": "yes"}"#, "true or false"),
    (#"{"device": true}"#, "device"), (#"{"family": "huge"}"#, "huge"),
  ])
  func aMistakeInItIsNamed(json: String, hint: String) {
    #expect(throws: UsageError.self) { try options(json, "render") }
    do { _ = try options(json, "render") } catch { #expect("\(error)".contains(hint), "\(error)") }
  }
}
