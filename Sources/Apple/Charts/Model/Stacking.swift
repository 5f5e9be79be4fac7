import SwiftUI

/// Stacks the bars and areas at one position.
enum Stacking {
  static func apply(to marks: inout [ModelMark]) {
    let stacked = marks.indices.filter {
      marks[$0].value != nil && (marks[$0].mark.stacking ?? .unstacked) != .unstacked
    }
    var totals: [String: Double] = [:]
    for i in stacked { totals[marks[i].position, default: 0] += abs(marks[i].value ?? 0) }
    var above: [String: Double] = [:]
    var below: [String: Double] = [:]
    for i in stacked {
      guard let value = marks[i].value else { continue }
      let position = marks[i].position
      let total = totals[position] ?? 0
      switch marks[i].mark.stacking?.kind {
      case .normalized:
        let from = above[position] ?? 0
        let share = total > 0 ? abs(value) / total : 0
        above[position] = from + share
        marks[i].set(from, from + share)
      case .center:
        let from = above[position] ?? -total / 2
        above[position] = from + abs(value)
        marks[i].set(from, from + abs(value))
      default:
        if value < 0 {
          let from = below[position] ?? 0
          below[position] = from + value
          marks[i].set(from, from + value)
        } else {
          let from = above[position] ?? 0
          above[position] = from + value
          marks[i].set(from, from + value)
        }
      }
    }
  }
}

extension ModelMark {
  /// The length of a bar or an area from zero; nil for any other mark.
  fileprivate var value: Double? {
    guard mark.stacking != nil else { return nil }
    let span = grows == .vertical ? y : x
    if case .numbers(let a, let b, false) = span { return b - a } else { return nil }
  }

  /// A key that is equal for marks stacked upon each other.
  fileprivate var position: String {
    "\(mark.kind.rawValue)|\(grows == .vertical ? x.key : y.key)|\(group)"
  }

  fileprivate mutating func set(_ from: Double, _ to: Double) {
    if grows == .vertical {
      y = .numbers(from, to, isBin: false)
    } else {
      x = .numbers(from, to, isBin: false)
    }
  }
}
