import Foundation
import Goldens

/// The decisions of a review, as a file beside the report keeps them. What is approved shows in the goldens; it is
/// kept as well, so that the page can tell what was decided from what was equal.
struct ReviewState: Codable, Equatable {
  struct Decision: Codable, Equatable {
    enum Verdict: String, Codable { case approved, rejected, open }
    var verdict: Verdict
    /// The reviewer's words; empty for none.
    var comment: String
  }

  static let version = 1
  /// The file's name, in the report's folder.
  static let file = "review.json"

  var version = ReviewState.version
  /// The decisions by the frames' ids.
  var decisions: [String: Decision] = [:]

  /// - Parameter data: a file's contents; nil where there is none.
  init(_ data: Data?, of report: VerifyReport) {
    guard let data, let kept = try? JSONDecoder().decode(ReviewState.self, from: data),
      kept.version == Self.version
    else { return }
    let known = Set(report.entries.filter { !$0.status.passes }.map(\.id))
    decisions = kept.decisions.filter { known.contains($0.key) }
  }

  mutating func decide(_ verdict: Decision.Verdict, _ ids: [String], comment: String?) {
    for id in ids {
      let words = comment ?? decisions[id]?.comment ?? ""
      decisions[id] =
        verdict == .open && words.isEmpty ? nil : Decision(verdict: verdict, comment: words)
    }
  }

  mutating func comment(_ ids: [String], _ text: String) {
    for id in ids {
      let verdict = decisions[id]?.verdict ?? .open
      decisions[id] =
        verdict == .open && text.isEmpty ? nil : Decision(verdict: verdict, comment: text)
    }
  }

  func count(_ verdict: Decision.Verdict) -> Int {
    decisions.values.count { $0.verdict == verdict }
  }

  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
