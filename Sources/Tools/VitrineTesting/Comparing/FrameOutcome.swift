import DisplayList
import Goldens
import LayoutDiff

/// The outcome of one frame of an assertion.
struct FrameOutcome: Sendable {
  enum Status: Equatable, Sendable {
    case identical
    case changed
    /// The frame's golden can't be read: it is damaged, or a pointer of Git LFS.
    case unreadable
    /// The frame had no golden.
    case new
    /// The frame couldn't be made, compared or written.
    case failed
  }

  /// The golden's path below the folder of goldens, without an extension; for a failure its subject.
  let name: String
  var status: Status
  /// A golden was written.
  var isRecorded = false
  /// The changes, causes first.
  var changes: [Change] = []
  /// The differences of pixels and other facts, one sentence each.
  var sentences: [String] = []
  /// The golden's path.
  var goldenPath: String?
  var pictures: [Picture] = []

  /// A file for people.
  struct Picture: Sendable {
    enum Role: String, Sendable { case expected, actual, difference }
    let role: Role
    let bytes: [UInt8]
    let pathExtension: String
    /// The file's path; nil where it wasn't written.
    var path: String?
  }
}

extension SnapshotRecordMode {
  /// A golden that can't be read may be whole in the repository: only `all` replaces it.
  func writes(_ status: FrameOutcome.Status) -> Bool {
    switch status {
    case .identical, .failed: false
    case .new: self != .never
    case .changed: self == .all || self == .failed
    case .unreadable: self == .all
    }
  }
}
