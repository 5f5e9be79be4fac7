import Foundation

/// The content of a widget from its date until the next entry's.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry among all entries of its provider.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The relevance, on a scale that the provider chooses.
  public var score: Float
  /// Seconds after the entry's date; 0 until the next entry's relevance.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// Entries, and when the system should ask for more.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }
  package let kind: Kind

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// The timeline isn't reloaded until the app requests it.
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
