/// The reason why a golden's file can't be believed, and how to mend it.
package struct UnreadableGolden: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence. Like the remedy it names no file, so that goldens with one cause are one group of a report.
  package let cause: String
  package let remedy: String

  private init(_ cause: String, _ remedy: String = "Restore it, or record it again.") {
    self.cause = cause
    self.remedy = remedy
  }

  package var description: String { "\(cause) \(remedy)" }

  /// The few lines that Git LFS keeps in place of a file until it is fetched.
  static let pointer = UnreadableGolden(
    "The golden is a pointer of Git LFS, not the picture itself.", "Run git lfs pull.")
  static let conflict = UnreadableGolden(
    "The golden has the conflict markers of a merge.",
    "Take one side of it with git checkout, or record it again.")
  static let empty = UnreadableGolden("The golden is an empty file.")
  static let endsEarly = UnreadableGolden("The golden's file ends too early.")
  static let otherPicture = UnreadableGolden(
    "The golden's picture isn't the one that its header describes: it was edited, or put together "
      + "from two files.")
  static let noFile = UnreadableGolden("In the golden's place there is something else than a file.")

  /// The reason why bytes are no golden's, where it is one that people meet: what git puts in the place of a file.
  package static func mishap(_ bytes: [UInt8]) -> UnreadableGolden? {
    if bytes.isEmpty { return .empty }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) { return .pointer }
    if bytes.starts(with: "<<<<<<< ".utf8) { return .conflict }
    return nil
  }

  static func unknown(_ format: GoldenFormat) -> UnreadableGolden {
    UnreadableGolden("The golden isn't \(format == .png ? "a PNG" : "the JSON of a golden").")
  }
  static func damaged(_ what: String) -> UnreadableGolden {
    UnreadableGolden("The golden is damaged: \(what).")
  }
  static func tooLarge(_ limit: String) -> UnreadableGolden {
    UnreadableGolden("The golden is too large: at most \(limit) are read.")
  }
  static func closed(_ reason: String) -> UnreadableGolden {
    UnreadableGolden("The golden's file can't be read: \(reason).", "Mend its permissions.")
  }
  static func newer(_ header: GoldenHeader) -> UnreadableGolden {
    UnreadableGolden(
      "The golden was made by a newer version (\(header.generator), goldens of form "
        + "\(header.version); this one knows \(GoldenHeader.currentVersion)).", "Update Vitrine.")
  }
}
