import DisplayList
import Foundation

/// Lengths, directions and lists in English.
package enum Phrases {
  /// Up to two places.
  static func length(_ value: CGFloat) -> String { decimal(abs(value), places: 2) }

  /// `2 pt right and 4 pt down`; nil for no move.
  static func move(_ moves: [Shift]) -> String? {
    let across = span(moves.map(\.dx), "left", "right")
    let down = span(moves.map(\.dy), "up", "down")
    let parts = [across, down].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// `6 pt narrower and 3 pt taller`.
  static func growth(_ sizes: [Shift]) -> String? {
    let across = span(sizes.map(\.dx), "narrower", "wider")
    let down = span(sizes.map(\.dy), "shorter", "taller")
    let parts = [across, down].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// `8 pt right`, `8 to 24 pt right`. All are of one sign.
  private static func span(_ values: [CGFloat], _ below: String, _ above: String) -> String? {
    let lengths = values.map { abs($0) }
    guard let least = lengths.min(), let most = lengths.max(), most >= Shift.visible else {
      return nil
    }
    let word = values.contains { $0 > 0 } ? above : below
    if most - least < 0.1 { return "\(length(most)) pt \(word)" }
    return "\(length(least)) to \(length(most)) pt \(word)"
  }

  /// `A`, `A and B`, `A, B and 3 more`.
  package static func list(_ names: [String]) -> String {
    switch names.count {
    case 0: ""
    case 1: names[0]
    case 2: "\(names[0]) and \(names[1])"
    case 3: "\(names[0]), \(names[1]) and \(names[2])"
    default: "\(names[0]), \(names[1]) and \(names.count - 2) more"
    }
  }
}
