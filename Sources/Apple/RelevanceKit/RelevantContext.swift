import Foundation

/// A clue to when a widget is relevant. The Smart Stack of a watch uses it; on other devices it has
/// no effect.
///
/// - Support: partly; `vitrine timeline` simulates clues of time and lists the others.
public struct RelevantContext: Hashable, Sendable {
  package enum Clue: Hashable, Sendable {
    case date(from: Date, to: Date, DateKind)
    case sleep(SleepCondition)
    case fitness(FitnessCondition)
    case headphones(HeadphonesCondition)
    case inferredLocation(InferredLocation)
  }
  package let clue: Clue

  // MARK: Time

  /// Around a date.
  public static func date(_ date: Date) -> RelevantContext { .date(date, kind: .default) }

  public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
    RelevantContext(clue: .date(from: date, to: date, kind))
  }

  public static func date(from: Date, to: Date) -> RelevantContext {
    RelevantContext(clue: .date(from: from, to: max(from, to), .default))
  }

  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(clue: .date(from: interval.start, to: interval.end, kind))
  }

  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(clue: .date(from: range.lowerBound, to: range.upperBound, kind))
  }

  public struct DateKind: Hashable, Sendable {
    package let name: String
    public static let `default` = DateKind(name: "default")
    public static let informational = DateKind(name: "informational")
    public static let scheduled = DateKind(name: "scheduled")
  }

  // MARK: Everything else

  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(clue: .sleep(condition))
  }

  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(clue: .fitness(condition))
  }

  public static func hardware(headphones condition: HeadphonesCondition) -> RelevantContext {
    RelevantContext(clue: .headphones(condition))
  }

  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(clue: .inferredLocation(location))
  }

  public struct SleepCondition: Hashable, Sendable {
    package let name: String
    public static let bedtime = SleepCondition(name: "bedtime")
    public static let wakeup = SleepCondition(name: "wakeup")
  }

  public struct FitnessCondition: Hashable, Sendable {
    package let name: String
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
    public static let workoutActive = FitnessCondition(name: "workoutActive")
  }

  public struct HeadphonesCondition: Hashable, Sendable {
    package let name: String
    public static let connected = HeadphonesCondition(name: "connected")
  }

  /// A location that the device has learnt.
  public struct InferredLocation: Hashable, Sendable {
    package let name: String
    public static let home = InferredLocation(name: "home")
    public static let work = InferredLocation(name: "work")
    public static let school = InferredLocation(name: "school")
    public static let commute = InferredLocation(name: "commute")
  }
}

extension RelevantContext {
  /// The clue in one or two words: `date, scheduled`.
  package var text: String {
    switch clue {
    case .date(_, _, let kind): kind == .default ? "date" : "date, \(kind.name)"
    case .sleep(let condition): "sleep, \(condition.name)"
    case .fitness(let condition): "fitness, \(condition.name)"
    case .headphones(let condition): "headphones, \(condition.name)"
    case .inferredLocation(let location): "location, \(location.name)"
    }
  }

  /// The range of dates of a clue of time; nil for others.
  package var dates: ClosedRange<Date>? {
    if case .date(let from, let to, _) = clue { from...to } else { nil }
  }
}
