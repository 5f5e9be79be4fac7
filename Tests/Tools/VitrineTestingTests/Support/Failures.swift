import Foundation
import Testing

@testable import VitrineTesting

/// The messages of failed assertions, in order; the test itself doesn't fail by them. There may be nothing to
/// tell, which the caller's expectations judge; a failed expectation within fails as ever.
func failures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void
) async -> [String] {
  let box = MessageBox()
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    guard case .unconditional = issue.kind else { return false }
    box.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  return box.all
}

private final class MessageBox: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []
  func add(_ message: String) { lock.withLock { messages.append(message) } }
  var all: [String] { lock.withLock { messages } }
}

extension SnapshotFolder {
  /// The location of an assertion, as if it were in a file `FakeTests.swift` here.
  func location(_ function: String = "look()") -> AssertionLocation {
    var location = AssertionLocation(
      "Fake/FakeTests.swift", #filePath, function, 7, 5, path: path + "/FakeTests.swift")
    location.fileID = "\(module)/FakeTests.swift"
    return location
  }

  /// The paths of the goldens, below their folder, sorted.
  var goldens: [String] {
    let root = path + "/__Snapshots__/FakeTests"
    let files = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }.sorted()
  }

  func golden(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(path)/__Snapshots__/FakeTests/\(name)")
  }
}

/// A run of a test of its own, so that assertions count from the start.
func newRun(_ body: () async -> Void) async {
  var settings = SnapshotSettings.current
  settings.run = UUID()
  await SnapshotSettings.$current.withValue(settings, operation: body)
}
