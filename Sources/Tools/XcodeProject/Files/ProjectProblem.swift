import Failures

/// Something in a project that can't be had as it says, with the rest of it still of use.
package struct ProjectProblem: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable, Codable {
    /// A file that the project names isn't there.
    case missingFile
    /// A path leads out of the project's root, and isn't read.
    case outside
    /// A file that is there can't be read.
    case unreadable
    /// A setting that Vitrine doesn't follow.
    case setting
    /// Settings that contradict each other.
    case contradiction
    /// An object of the project file that isn't as Xcode writes it.
    case object
    /// Something that Vitrine doesn't build.
    case unsupported
  }

  package let kind: Kind
  /// The problem in one sentence.
  package let message: String
  /// The file, with a line where one is known.
  package let place: String?
  /// The way to mend it, in one sentence.
  package let remedy: String?

  package init(
    _ kind: Kind, _ message: String, at place: String? = nil, remedy: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.place = place
    self.remedy = remedy
  }

  package var description: String {
    PlainText.line((place.map { "\($0): " } ?? "") + message + (remedy.map { " \($0)" } ?? ""))
  }
}
