import DisplayList
import Foundation

/// The words for Apple's and the command's names, in the pages' language.
package enum Labels {
  private static let families = [
    "systemSmall": "Small", "systemMedium": "Medium", "systemLarge": "Large",
    "systemExtraLarge": "Extra Large", "systemExtraLargePortrait": "Extra Large Portrait",
    "accessoryCorner": "Corner", "accessoryCircular": "Circular",
    "accessoryRectangular": "Rectangular", "accessoryInline": "Inline",
    "activityLockScreen": "Lock Screen", "dynamicIslandCompact": "Dynamic Island, Compact",
    "dynamicIslandMinimal": "Dynamic Island, Minimal",
    "dynamicIslandExpanded": "Dynamic Island, Expanded", "activitySmall": "Smart Stack",
    "controlSmall": "Control, Small", "controlMedium": "Control, Medium",
    "controlLarge": "Control, Large", "controlLockScreen": "Control on the Lock Screen",
  ]

  /// The order in which a page shows families: Apple's.
  static let familyOrder = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCorner", "accessoryCircular", "accessoryRectangular", "accessoryInline",
    "activityLockScreen", "dynamicIslandCompact", "dynamicIslandMinimal", "dynamicIslandExpanded",
    "activitySmall", "controlSmall", "controlMedium", "controlLarge", "controlLockScreen",
  ]

  private static let placements = [
    "homeScreen": "Home Screen", "today": "Today View", "lockScreen": "Lock Screen",
    "standBy": "StandBy", "standByNight": "StandBy at Night", "desktop": "Mac Desktop",
    "smartStack": "Smart Stack", "complication": "Watch Face", "carPlay": "CarPlay",
    "elevated": "Elevated", "recessed": "Recessed",
  ]

  /// The order of placements on a page: the command's.
  static let placementOrder = [
    "homeScreen", "today", "lockScreen", "standBy", "standByNight", "desktop", "smartStack",
    "complication", "carPlay", "elevated", "recessed",
  ]

  package static func placement(_ name: String) -> String { placements[name] ?? name }

  private static let renderings = [
    "fullColor": "Full Color", "accented": "Accented", "vibrant": "Vibrant",
  ]

  static let renderingOrder = ["fullColor", "accented", "vibrant"]

  package static func rendering(_ name: String) -> String { renderings[name] ?? name }

  static let phaseOrder = [
    "snapshot", "placeholder", "timeline", "interaction", "preview", "state",
  ]

  package static func family(_ name: String) -> String { families[name] ?? name }

  /// `timeline` for `timeline-007`, `interaction` for `interaction-lock-before`, …
  static func phaseGroup(_ phase: String) -> String {
    String(phase.prefix { $0 != "-" })
  }

  /// The steps of an interaction, in their order.
  static let steps = ["before", "optimistic", "invalidated", "after"]
  private static let stepNames = [
    "before": "Before", "optimistic": "At once", "invalidated": "While it is performed",
    "after": "After",
  ]

  /// `interaction-lock` and `optimistic` of `interaction-lock-optimistic`; other phases have no step.
  static func touched(_ phase: String) -> (control: String, step: String?) {
    guard phaseGroup(phase) == "interaction", let dash = phase.lastIndex(of: "-") else {
      return (phase, nil)
    }
    let step = String(phase[phase.index(after: dash)...])
    return steps.contains(step) ? (String(phase[..<dash]), step) : (phase, nil)
  }

  /// `At once` for `interaction-lock-optimistic`; empty for other phases.
  static func step(_ phase: String) -> String {
    touched(phase).step.flatMap { stepNames[$0] } ?? ""
  }

  /// `Snapshot`; `Preview: name`; `Interaction: control-before`.
  static func phase(_ phase: String) -> String {
    let group = phaseGroup(phase)
    let title = capitalized(group)
    guard group != "timeline", group != phase else { return title }
    return "\(title): \(phase.dropFirst(group.count + 1))"
  }

  package static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A length in points with at most two decimals: `158`, `21.67`.
  static func points(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "–" }
    let whole = Int(clamping: hundredths)
    let sign = whole < 0 ? "−" : ""
    let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(units)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(units).\(digits)"
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
