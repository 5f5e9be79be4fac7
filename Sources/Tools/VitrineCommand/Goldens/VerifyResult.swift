import Goldens

/// The result of `verify` and `merge`: what differs. `report.json`, which it names, has everything.
struct VerifyResult: Encodable {
  /// A cause that one or several frames share.
  struct Cause: Encodable {
    /// One word, such as `color`, `moved`, `new`, `failed`.
    var kind: String
    var sentence: String
    /// The ids of the frames.
    var frames: [String]
  }

  /// A frame that isn't as its golden.
  struct Frame: Encodable {
    var id: String
    var status: FrameStatus
    /// The edits and what followed from them, a sentence each; the latter are indented by two spaces.
    var explanation: [String]
    /// The pictures, absolute paths; nil where there is none.
    var expected: String?
    var actual: String?
  }

  /// One line, such as `14 of 540 frames differ`.
  var headline: String
  /// The page, an absolute path.
  var page: String
  /// The report, an absolute path.
  var report: String
  /// The number of frames by status.
  var counts: [String: Int]
  var causes: [Cause]
  var frames: [Frame]
  /// Remarks about the whole run.
  var remarks: [String]
  /// The command that makes the new pictures goldens.
  var approveCommand: String

  /// - Parameter folder: the output folder.
  init(_ report: VerifyReport, in folder: String) {
    let place = FramesResult.absolute("\(folder)/report")
    headline = report.headline
    page = "\(place)/index.html"
    self.report = "\(place)/\(ReportWriter.index)"
    counts = Dictionary(
      uniqueKeysWithValues: report.counts.map { ($0.status.rawValue, $0.count) })
    causes = report.groups.map { group in
      Cause(
        kind: group.subject.word, sentence: group.sentence,
        frames: group.places.map { report.entries[$0].id })
    }
    frames = report.entries.filter { !$0.status.passes }.map { entry in
      Frame(
        id: entry.id, status: entry.status, explanation: entry.explanation,
        expected: entry.expected.map { "\(place)/\($0)" },
        actual: entry.actual.map { "\(place)/\($0)" })
    }
    remarks = report.remarks
    approveCommand = report.approveCommand
  }
}
