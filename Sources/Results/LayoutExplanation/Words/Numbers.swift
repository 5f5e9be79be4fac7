import DisplayList
import Foundation

/// Lengths and counts in sentences.
enum Numbers {
  /// `84`, `84.5`, `84.33`; points without their unit.
  static func plain(_ value: CGFloat) -> String { decimal(value, places: abs(value) < 10 ? 2 : 1) }

  static func points(_ value: CGFloat) -> String { plain(value) + " pt" }

  static func size(_ size: CGSize) -> String { "\(plain(size.width)) × \(points(size.height))" }

  /// `84 pt of width`, `no limit of width`; nil for a side that wasn't offered anything in particular.
  static func offer(_ length: CGFloat?) -> String {
    guard let length else { return "its ideal length" }
    return length == .infinity ? "any length" : points(length)
  }

  static func proposal(_ proposal: LayoutTrace.Proposal) -> String {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?) where width.isFinite && height.isFinite:
      return "\(plain(width)) × \(points(height))"
    case (nil, nil): return "no particular size"
    default:
      return side(proposal.width, "width") + " and " + side(proposal.height, "height")
    }
  }

  private static func side(_ length: CGFloat?, _ name: String) -> String {
    guard let length else { return "no particular \(name)" }
    return length == .infinity ? "any \(name)" : "\(points(length)) of \(name)"
  }

  static func percent(_ factor: CGFloat) -> String { decimal(factor * 100, places: 1) + " %" }

  /// `1st`, `2nd`, `11th`.
  static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth"]
    if words.indices.contains(number - 1) { return words[number - 1] }
    let ending =
      (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number == 1 ? "one" : String(number)) \(number == 1 ? one : many)"
  }

  static func list(_ names: [String]) -> String {
    if names.count <= 1 { return names.first ?? "" }
    if names.count > 3 { return "\(names[0]), \(names[1]) and \(names.count - 2) more" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// Whether two lengths are the same on every screen: within a hundredth of a point.
  static func same(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 || a == b }
}
