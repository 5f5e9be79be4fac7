import Foundation

/// The first mistake of a text that should be JSON.
package struct JSONMistake: Equatable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The mistake, as a sentence without its subject: `has a conflict marker of Git (<<<<<<<)`.
  package let predicate: String
  package let remedy: String

  /// - Returns: nil where the text is JSON, whatever it holds.
  package init?(in data: Data) {
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let marker = Self.markers.first(where: { line.starts(with: $0.utf8) }) else { continue }
      self.line = index + 1
      predicate = "has a conflict marker of Git (\(marker.dropLast()))"
      remedy = "Merge the two versions there, and remove the markers."
      return
    }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      return nil
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      line = Self.line(words, in: data)
      predicate = "isn't JSON" + Self.reason(words)
      remedy = "Mend it there or just before."
    }
  }

  private static let markers = ["<<<<<<< ", ">>>>>>> ", "||||||| "]

  /// Foundation gives the position as "around character 19", counted in bytes, or "around line 2, column 3".
  private static func line(_ words: String, in data: Data) -> Int {
    if let found = words.firstMatch(of: /line (\d+)/) { return Int(found.1) ?? 1 }
    var end = data.count
    if let found = words.firstMatch(of: /character (\d+)/) {
      end = min(Int(found.1) ?? end, end)
    } else if let number = words.firstMatch(of: /Number (\S+)/),
      let range = data.range(of: Data(number.1.utf8))
    {
      end = range.lowerBound - data.startIndex
    }
    return 1 + data.prefix(end).count { $0 == 0x0A }
  }

  private static func reason(_ words: String) -> String {
    let end = words.range(of: " around ")?.lowerBound ?? words.endIndex
    let reason = words[..<end].trimmingCharacters(in: [".", " "])
    return reason.isEmpty
      ? "" : " (\(PlainText.line(reason.prefix(1).lowercased() + reason.dropFirst())))"
  }
}
