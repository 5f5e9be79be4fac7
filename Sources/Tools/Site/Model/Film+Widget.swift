import DisplayList
import Foundation

extension Film {
  /// One widget's time on the screen.
  public struct Widget: Codable, Hashable, Sendable {
    public var kind: String
    /// What the system's gallery calls it; ``kind`` where it is empty.
    public var name: String
    public var family: String
    /// Points.
    public var size: CGSize
    /// What the device shows of it, where that is smaller.
    public var shownSize: CGSize?
    /// Points.
    public var cornerRadius: Double
    /// Indices of ``pictures``: what stands there until the first timeline, and what the system's
    /// gallery shows.
    public var placeholder: Int?
    public var snapshot: Int?
    /// The film strip, relative to the output folder.
    public var strip: String?
    public var pictures: [Picture] = []
    public var shown: [Shown] = []
    public var reloads: [Reload] = []
    public var notes: [Diagnostic] = []
    public var failures: [String] = []
    public var relevance: [Relevance] = []
    /// What the provider's `relevance()` said last.
    public var clues: [Clue] = []

    public init(
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
  public struct Picture: Codable, Hashable, Sendable {
    /// Relative to the output folder.
    public var file: String
    public var digest: String
    public var texts: [String]
    public var diagnostics: [Diagnostic]

    public init(file: String, digest: String, texts: [String], diagnostics: [Diagnostic]) {
      self.file = file
      self.digest = digest
      self.texts = texts
      self.diagnostics = diagnostics
    }
  }

  /// What is on screen between two dates.
  public struct Shown: Codable, Hashable, Sendable {
    public var from: Date
    public var to: Date
    /// `placeholder` or `entry`.
    public var source: String
    /// Which timeline of the widget's, and which entry of it, from 0.
    public var timeline: Int?
    public var entry: Int?
    public var entryDate: Date?
    /// Of ``Widget/pictures``; nil where it couldn't be drawn.
    public var picture: Int?
    public var failure: String?

    public init(from: Date, to: Date, source: String) {
      self.from = from
      self.to = to
      self.source = source
    }
  }

  /// A wish for a new timeline, and what became of it.
  public struct Reload: Codable, Hashable, Sendable {
    public var date: Date
    /// A stable name, as `atEnd`, and the same in words.
    public var cause: String
    public var causeWords: String
    /// `granted`, `exempt`, `deferred`, `coalesced` or `refused`.
    public var verdict: String
    /// Of a deferred one: when it comes.
    public var until: Date?
    /// Why, as a sentence, and the rule behind it.
    public var reason: String
    public var rule: String?
    /// Reloads on the budget, after it.
    public var used: Int
    public var budget: Int
    /// Of the timeline that came: its entries, its policy in words, as `after 10:11`, and when it wants
    /// the next.
    public var entries: Int?
    public var policy: String?
    public var next: Date?
    /// Why none came.
    public var failure: String?
    /// Of a touch: what was seen until the timeline came, as indices of ``Widget/pictures``.
    public var touched: [Int] = []

    public init(
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

  /// How relevant a widget is from a date on.
  public struct Relevance: Codable, Hashable, Sendable {
    public var from: Date
    /// The provider's own; 0 for none.
    public var score: Double
    /// Of the highest that the provider has given until then, 0…1.
    public var share: Double

    public init(from: Date, score: Double, share: Double) {
      self.from = from
      self.score = score
      self.share = share
    }
  }
}
