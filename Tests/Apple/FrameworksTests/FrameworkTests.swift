import DeviceFixtures
import DeviceWorld
import Foundation
import Testing

/// A device of its own for each test.
struct OwnDevice: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DeviceAnswers.$device.withValue(AskedDevice()) { try await function() }
  }
}

/// The answers of the device's frameworks.
@Suite(.serialized, OwnDevice()) struct FrameworkTests {
  /// Enters a device of a world file's text.
  static func enter(_ text: String = "{}") throws {
    let world = try WorldFile(Data(text.utf8), path: "world.json").world
    DeviceAnswers.enter(world, path: "world.json")
  }

  /// The diagnostics' codes since the last call, each once.
  static func codes() -> [String] {
    var codes: [String] = []
    for use in DeviceAnswers.takeUses() where !codes.contains(use.diagnostic.code) {
      codes.append(use.diagnostic.code)
    }
    return codes
  }

  static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func aQuestionIsNotedOnceAndSaysWhereItsAnswerIsFrom() throws {
    try Self.enter()
    for _ in 0..<3 {
      _ = DeviceAnswers.ask(\.location, key: "location", "A for b", empty: "not determined")
    }
    let uses = DeviceAnswers.takeUses()
    #expect(
      uses.map(\.diagnostic.message) == [
        "A for b: answered as on a device whose person was never asked, not determined. Give an answer by "
          + "--world FILE, key “location”."
      ])
    #expect(DeviceAnswers.takeUses().isEmpty)
    try Self.enter(#"{"location": {"latitude": 1, "longitude": 2}}"#)
    _ = DeviceAnswers.ask(\.location, key: "location", "A for b", empty: "not determined")
    #expect(
      DeviceAnswers.takeUses().map(\.diagnostic.message)
        == ["A for b: answered by the world file, key “location”."])
  }
}
