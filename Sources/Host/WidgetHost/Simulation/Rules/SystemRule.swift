import Foundation

/// One figure of how the system schedules timelines: its meaning, its source, and whether Apple publishes it.
package struct SystemRule: Hashable, Sendable {
  package enum Name: String, CaseIterable, Codable, Sendable {
    case dailyBudget, budgetWindow, minimumInterval, retryInterval, standByInterval
    case minimumEntryGap, displayInterval, maximumEntries, stackCapacity
    case foregroundExempt, audioExempt, navigationExempt, interactionExempt, localeExempt,
      typeSizeExempt, standByExempt, timeZoneExempt
    case foregroundCoalesces, addingCounts, failureCounts, spentBudgetDefers
  }

  package enum Unit: String, Sendable {
    case reloads, entries, widgets, hours, minutes, seconds, flag
  }

  package let name: Name
  /// 0 or 1 for a flag.
  package let standard: Double
  package let unit: Unit
  package let range: ClosedRange<Double>
  /// The sentence that explains the rule.
  package let meaning: String
  package let source: String
  /// Whether the figure is assumed, since Apple publishes nothing, or less than is needed.
  package let isAssumed: Bool

  init(
    _ name: Name, _ standard: Double, _ unit: Unit, _ range: ClosedRange<Double>,
    _ meaning: String, source: String, isAssumed: Bool = false
  ) {
    self.name = name
    self.standard = standard
    self.unit = unit
    self.range = range
    self.meaning = meaning
    self.source = source
    self.isAssumed = isAssumed
  }

  init(
    _ name: Name, _ standard: Bool, _ meaning: String, source: String, isAssumed: Bool = false
  ) {
    self.init(
      name, standard ? 1 : 0, .flag, 0...1, meaning, source: source, isAssumed: isAssumed)
  }

  /// `55 reloads`, `yes`.
  package func text(_ value: Double) -> String {
    unit == .flag ? (value == 0 ? "no" : "yes") : "\(PathPart.number(value)) \(unit.rawValue)"
  }
}
