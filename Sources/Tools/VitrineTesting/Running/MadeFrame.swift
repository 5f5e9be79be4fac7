import DisplayList

/// A picture that an assertion is about.
struct MadeFrame: Sendable {
  /// What follows the assertion's name in the golden's path: `/Steps/systemSmall/snapshot~dark@3x`,
  /// `~dark@3x`.
  let path: String
  let list: DisplayList
  /// Pixels a point.
  let scale: Double
  /// What the engine has to say of it.
  let notes: [Diagnostic]
}

/// What an assertion made.
struct MadeFrames: Sendable {
  struct Failure: Hashable, Sendable {
    /// What couldn't be made; empty for all.
    let what: String
    let message: String
  }

  var frames: [MadeFrame] = []
  var failures: [Failure] = []

  mutating func fail(_ what: String, _ message: String) {
    let failure = Failure(what: what, message: TestWords.of(message))
    if !failures.contains(failure) { failures.append(failure) }
  }
}

/// The engine's messages name the command's options; a test has other words for them.
enum TestWords {
  private static let pairs = [
    ("--provider-timeout allows more", "SnapshotWorld(providerTimeout:) allows more"),
    (
      "by --network fixtures:DIR, as DIR/<host>/<path>",
      "by SnapshotWorld(network: .fixtures(\"DIR\")), as DIR/<host>/<path>"
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
