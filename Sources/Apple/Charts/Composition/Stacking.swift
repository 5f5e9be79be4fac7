import SwiftUI

/// Puts bars and areas at one place one upon the other.
enum Stacking {
  static func apply(to marks: inout [ModelMark]) {
    let stacked = marks.indices.filter {
      marks[$0].value != nil && (marks[$0].mark.stacking ?? .unstacked) != .unstacked
    }
    var totals: [String: Double] = [:]
    for i in stacked { totals[marks[i].place, default: 0] += abs(marks[i].value ?? 0) }
    var above: [String: Double] = [:]
    var below: [String: Double] = [:]
    for i in stacked {
      guard let value = marks[i].value else { continue }
      let place = marks[i].place
      let total = totals[place] ?? 0
      switch marks[i].mark.stacking?.kind {
      case .normalized:
        let from = above[place] ?? 0
        let share = total > 0 ? abs(value) / total : 0
        above[place] = from + share
        marks[i].set(from, from + share)
      case .center:
        let from = above[place] ?? -total / 2
        above[place] = from + abs(value)
        marks[i].set(from, from + abs(value))
      default:
        if value < 0 {
          let from = below[place] ?? 0
          below[place] = from + value
          marks[i].set(from, from + value)
        } else {
          let from = above[place] ?? 0
          above[place] = from + value
          marks[i].set(from, from + value)
        }
      }
    }
  }
}

extension ModelMark {
  /// How far a bar or an area reaches from zero; nil for any other mark.
  fileprivate var value: Double? {
    guard mark.stacking != nil else { return nil }
    let span = grows == .vertical ? y : x
    if case .numbers(let a, let b, false) = span { return b - a } else { return nil }
  }

  /// What marks that are stacked upon each other share.
  fileprivate var place: String {
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
