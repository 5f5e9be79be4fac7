import DisplayList
import Goldens
import LayoutDiff

/// What became of one frame of an assertion.
struct FrameOutcome: Sendable {
  enum Status: Equatable, Sendable {
    case identical
    case changed
    /// There was no golden.
    case new
    /// It couldn't be made, compared or written.
    case failed
  }

  /// Below the folder of the goldens, without an extension; for a failure what it is about.
  let name: String
  var status: Status
  /// A golden was written.
  var isRecorded = false
  /// What changed, causes first.
  var changes: [Change] = []
  /// Where and how much pixels differ, and whatever else there is to know; one sentence each.
  var sentences: [String] = []
  /// Of the golden.
  var goldenPath: String?
  var pictures: [Picture] = []

  /// A file for people.
  struct Picture: Sendable {
    enum Role: String, Sendable { case expected, actual, difference }
    let role: Role
    let bytes: [UInt8]
    let pathExtension: String
    /// Where it was written; nil where it wasn't.
    var path: String?
  }
}
