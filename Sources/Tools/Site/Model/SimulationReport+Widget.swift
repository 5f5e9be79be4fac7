import DisplayList
import Foundation

extension SimulationReport {
  /// One widget's time on the screen.
  package struct Widget: Codable, Hashable, Sendable {
    package var kind: String
    /// The name in the system's gallery; empty for ``kind``.
    package var name: String
    package var family: String
    /// Points.
    package var size: CGSize
    /// The size on the device, where that is smaller.
    package var shownSize: CGSize?
    /// Points.
    package var cornerRadius: Double
    /// The indices, in ``pictures``, of the picture before the first timeline, and of the one in
    /// the system's gallery.
    package var placeholder: Int?
    package var snapshot: Int?
    /// The film strip, relative to the output folder.
    package var strip: String?
    package var pictures: [Picture] = []
    package var shown: [Shown] = []
    package var reloads: [Reload] = []
    package var notes: [Diagnostic] = []
    package var failures: [String] = []
    package var relevance: [Relevance] = []
    /// The last result of the provider's `relevance()`.
    package var clues: [Clue] = []

    package init(
      kind: String, name: String, family: String, size: CGSize, cornerRadius: Double
    ) {
      self.kind = kind
      self.name = name
      self.family = family
      self.size = size
      self.cornerRadius = cornerRadius
    }
  }

  /// A picture, once, however often it was on screen.
  package struct Picture: Codable, Hashable, Sendable {
    /// Relative to the output folder.
    package var file: String
    package var digest: String
    package var texts: [String]
    package var diagnostics: [Diagnostic]

    package init(file: String, digest: String, texts: [String], diagnostics: [Diagnostic]) {
      self.file = file
      self.digest = digest
      self.texts = texts
      self.diagnostics = diagnostics
    }
  }

  /// The picture on screen between two dates.
  package struct Shown: Codable, Hashable, Sendable {
    package var from: Date
    package var to: Date
    /// `placeholder` or `entry`.
    package var source: String
    /// The index of the widget's timeline, and of its entry, from 0.
    package var timeline: Int?
    package var entry: Int?
    package var entryDate: Date?
    /// The index in ``Widget/pictures``; nil where it couldn't be drawn.
    package var picture: Int?
    package var failure: String?
    /// True where the entry was on screen before and its running texts are drawn again; else nil.
    package var later: Bool?

    package init(from: Date, to: Date, source: String) {
      self.from = from
      self.to = to
      self.source = source
    }
  }

  /// A request for a new timeline, and its result.
  package struct Reload: Codable, Hashable, Sendable {
    package var date: Date
    /// A stable name, as `atEnd`, and the same in words.
    package var cause: String
    package var causeWords: String
    /// `granted`, `exempt`, `deferred`, `coalesced` or `refused`.
    package var verdict: String
    /// The date of a deferred reload.
    package var until: Date?
    /// The reason, as a sentence, and its rule.
    package var reason: String
    package var rule: String?
    /// Reloads on the budget, after it.
    package var used: Int
    package var budget: Int
    /// The timeline's number of entries, its policy as text, such as `after 10:11`, and the date of
    /// its next reload.
    package var entries: Int?
    package var policy: String?
    package var next: Date?
    /// The reason why there is no timeline.
    package var failure: String?
    /// The pictures of an interaction until the timeline came, as indices of ``Widget/pictures``.
    package var touched: [Int] = []

    package init(
      date: Date, cause: String, causeWords: String, verdict: String, reason: String, used: Int,
      budget: Int
    ) {
      self.date = date
      self.cause = cause
      self.causeWords = causeWords
      self.verdict = verdict
      self.reason = reason
      self.used = used
      self.budget = budget
    }
  }

  /// The relevance of a widget from a date on.
  package struct Relevance: Codable, Hashable, Sendable {
    package var from: Date
    /// The provider's own; 0 for none.
    package var score: Double
    /// The share of the highest score until then, 0…1.
    package var share: Double

    package init(from: Date, score: Double, share: Double) {
      self.from = from
      self.score = score
      self.share = share
    }
  }
}
