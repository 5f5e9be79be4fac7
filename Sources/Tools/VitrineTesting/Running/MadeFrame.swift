import DisplayList

/// A frame that an assertion compares.
struct MadeFrame: Sendable {
  /// The part of the golden's path after the assertion's name: `/Steps/systemSmall/snapshot~dark@3x`,
  /// `~dark@3x`.
  let path: String
  let list: DisplayList
  /// Pixels per point.
  let scale: Double
  /// The engine's diagnostics.
  let notes: [Diagnostic]
}

/// The frames that were made for an assertion, and the failures.
struct MadeFrames: Sendable {
  struct Failure: Hashable, Sendable {
    /// The frame that couldn't be made; empty for all.
    let what: String
    let message: String
  }

  var frames: [MadeFrame] = []
  var failures: [Failure] = []

  mutating func fail(_ what: String, _ message: String) {
    let failure = Failure(what: what, message: TestWording.of(message))
    if !failures.contains(failure) { failures.append(failure) }
  }
}

/// The wording of messages in tests: the engine's name the command's options, which a test has other names
/// for.
enum TestWording {
  private static let pairs = [
    ("--provider-timeout allows more", "SnapshotWorld(providerTimeout:) allows more"),
    (
      "by --network fixtures:PATH, a HAR file or a folder with <host>/<path>, or have it recorded by "
        + "--network record:PATH",
      "by SnapshotWorld(network: .fixtures(\"PATH\")), a HAR file or a folder with <host>/<path>"
    ),
    ("Choose another by --out.", ""),
    ("choose another by --device", "name another device in the matrix"),
    (
      "Ask for another --placement to see it where it is used",
      "Name another placement in the matrix to see it where it is used"
    ),
  ]

  static func of(_ message: String) -> String {
    pairs.reduce(message) { $0.replacing($1.0, with: $1.1) }.trimmingSpaces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
