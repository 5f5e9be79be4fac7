import Goldens
import WidgetHost

/// The result of `record`.
struct RecordResult: Encodable {
  struct Frame: Encodable {
    var id: String
    var status: FrameStatus
    /// Whether the golden's file was written.
    var isWritten: Bool
    /// The changes, a sentence for each cause.
    var causes: [String]
  }

  /// The folder of the goldens, an absolute path.
  var goldens: String
  var frames: [Frame]
  /// The frames that failed.
  var failures: [Manifest.Failure]
  /// The ids of goldens that no frame claims.
  var unclaimed: [String]

  init(
    _ frames: some Sequence<FrameRecord>, _ failures: [Manifest.Failure], unclaimed: [String],
    goldens: String
  ) {
    self.goldens = FramesResult.absolute(goldens)
    self.frames = frames.compactMap { frame in
      frame.comparison.map { comparison in
        Frame(
          id: frame.id, status: comparison.status, isWritten: comparison.isWritten,
          causes: comparison.changes.filter { $0.cause == nil }.map(\.sentence)
            + [comparison.message].compactMap { $0 })
      }
    }
    self.failures = failures
    self.unclaimed = unclaimed
  }
}
