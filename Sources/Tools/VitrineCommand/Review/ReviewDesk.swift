import Failures
import Foundation
import Goldens
import WidgetHost

/// The report under review, the decisions on its frames, and the goldens that approvals write. One caller at a time.
final class ReviewDesk: @unchecked Sendable {
  let report: VerifyReport
  private let approval: Approval
  private let folder: String
  /// The goldens' folder as it was asked for.
  private let goldens: String
  private let lock = NSLock()
  private var state: ReviewState
  /// The ids of frames whose goldens this review wrote.
  private var written: Set<String> = []
  private let entries: [String: VerifyReport.Entry]

  /// - Parameters:
  ///   - report: its commands are this program's.
  ///   - folder: the report's, an absolute path.
  /// - Throws: a ``Failure`` of usage, where goldens can't be written.
  init(_ report: VerifyReport, in folder: String, _ options: GoldenOptions) throws {
    self.report = report
    self.folder = folder
    goldens = options.folder
    var options = options
    options.format = report.format
    approval = try Approval(of: folder, options)
    entries = Dictionary(
      report.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    state = ReviewState(
      FileManager.default.contents(atPath: "\(folder)/\(ReviewState.file)"), of: report)
  }

  /// The state of the review, for the page.
  struct Status: Encodable {
    var decisions: [String: ReviewState.Decision]
    /// Frames that could be approved and aren't.
    var left: Int
    /// The commands that put the written goldens into git; empty where none was written.
    var commit: [String]
  }

  var status: Status { lock.withLock { currentStatus } }

  private var currentStatus: Status {
    Status(decisions: state.decisions, left: approval.left(of: report), commit: commit)
  }

  // MARK: Decisions

  /// A request of the page.
  struct Order: Decodable {
    enum Action: String, Decodable { case approve, reject, comment, reopen }
    var action: Action
    var ids: [String]
    var comment: String?
  }

  /// - Throws: a ``Failure`` of usage, where a frame isn't in the report, or can't be approved.
  func carryOut(_ order: Order) throws -> Status {
    try lock.withLock {
      let chosen = try order.ids.map { id in
        guard let entry = entries[id], !entry.status.passes else {
          throw Failure.usage("The report has no difference in a frame “\(PlainText.line(id))”.")
        }
        return entry
      }
      let words = order.comment.map { String($0.prefix(4000)) }
      switch order.action {
      case .approve: try approve(chosen, words)
      case .reject: state.decide(.rejected, order.ids, comment: words)
      case .reopen: state.decide(.open, order.ids, comment: words)
      case .comment: state.comment(order.ids, words ?? "")
      }
      try OutputWriter.write(try state.encoded(), to: "\(folder)/\(ReviewState.file)")
      return currentStatus
    }
  }

  private func approve(_ chosen: [VerifyReport.Entry], _ words: String?) throws {
    let able = chosen.filter(\.canBeApproved)
    guard !able.isEmpty else {
      throw Failure.usage(
        chosen.isEmpty
          ? "Nothing was chosen."
          : "\(PlainText.line(chosen[0].id)) has no new picture that could become its golden.")
    }
    for entry in try approval.approve(able) { written.insert(entry.id) }
    state.decide(.approved, able.map(\.id), comment: words)
  }

  // MARK: Afterwards

  /// The folder whose changes are to be committed, and the words of a commit.
  private var commit: [String] {
    let approved = state.count(.approved)
    guard approved > 0 else { return [] }
    let words = "Approve \(approved == 1 ? "1 frame" : "\(approved) frames")"
    return [
      "git add \(ShellWord.quoted(goldens))", "git commit -m \(ShellWord.quoted(words))",
    ]
  }

  /// The end of the review, for the terminal.
  var summary: String {
    lock.withLock {
      let approved = state.count(.approved), rejected = state.count(.rejected)
      let left = approval.left(of: report)
      var lines = [
        "\(written.count) goldens written, \(approved) frames approved, \(rejected) rejected, \(left) differences left → "
          + goldens
      ]
      lines += state.decisions.filter { $0.value.verdict == .rejected || !$0.value.comment.isEmpty }
        .sorted { $0.key < $1.key }.map { id, decision in
          let words = decision.comment.isEmpty ? "" : ": \(decision.comment)"
          return PlainText.line("  \(decision.verdict.rawValue)  \(id)\(words)")
        }
      if !commit.isEmpty {
        lines.append("To keep what was approved:")
        lines += commit.map { "  \($0)" }
      }
      return lines.joined(separator: "\n")
    }
  }

  /// Whether a frame was rejected, or a difference is left.
  var hasFindings: Bool {
    lock.withLock { state.count(.rejected) > 0 || approval.left(of: report) > 0 }
  }
}
