import Foundation
import SwiftUI

/// The rule by which an entry with running views is drawn again while it is on screen: on a device it changes by the
/// second, which no page can show.
package struct RunningMoments: Sendable {
  /// The number of pictures of an entry besides its first where none is asked for: a timer of some hours shows at its
  /// hours and before its end.
  package static let standardLimit = 4

  /// The number of pictures of an entry besides its first, at most; 0 for none.
  package let limit: Int

  package init(limit: Int) { self.limit = limit }

  /// The rule as a sentence.
  package var sentence: String {
    guard limit > 0 else {
      return
        "An entry is drawn once, at its date: running texts, progress views and timeline views stand still."
    }
    return
      "An entry with running texts, progress views or timeline views is drawn again at each of their changes, where "
      + "there are at most \(limit) until the next entry. Where there are more, it is drawn again when one begins, "
      + "ends or turns, after equal steps of time, and one second before the next entry, \(limit) times in all. "
      + "Equal pictures are left out."
  }

  /// The dates at which an entry is drawn again, in order.
  ///
  /// - Parameters:
  ///   - start: the date of the entry's first picture.
  ///   - end: the date at which the next entry replaces it.
  func dates(of running: RunningContents, from start: Date, to end: Date) -> [Date] {
    guard limit > 0 else { return [] }
    if let all = allChanges(of: running, from: start, to: end) { return all }
    // Until the first change the entry looks as at its date.
    let first = running.change(after: start, before: end) ?? start
    let begin = max(first.addingTimeInterval(-1), start)
    let turns = running.turns(after: begin, before: end)
    // What stands still at the end needs no pictures.
    var last = end.addingTimeInterval(-1)
    if let turn = turns.last, running.change(after: turn, before: end) == nil { last = turn }
    var dates = Set(turns.filter { $0 < last }.prefix(limit - 1))
    // Steps are counted from the entry's date, unless nothing changes for long.
    let beginsSoon =
      begin.timeIntervalSince(start) * Double(limit) < last.timeIntervalSince(start)
    dates.formUnion(
      Self.steps(
        from: beginsSoon ? start : begin, to: last, count: limit - 1 - dates.count))
    dates.insert(last)
    return dates.sorted()
  }

  /// The dates of all changes; nil where they are more than the limit.
  private func allChanges(of running: RunningContents, from start: Date, to end: Date) -> [Date]? {
    var dates: [Date] = []
    var date = start
    while let next = running.change(after: date, before: end) {
      guard dates.count < limit else { return nil }
      dates.append(next)
      date = next
    }
    return dates
  }

  /// The lengths of a step, in seconds, up to a day.
  private static let lengths: [TimeInterval] =
    [1, 2, 3, 5, 10, 15, 20, 30] + [1, 2, 3, 5, 10, 15, 20, 30].map { $0 * 60 }
    + [1, 2, 3, 4, 6, 8, 12, 24].map { $0 * 3600 }

  /// Dates between two others, each one step after the last: the shortest step of which there are no more than `count`.
  private static func steps(from start: Date, to end: Date, count: Int) -> [Date] {
    let length = end.timeIntervalSince(start)
    guard count > 0, length > 1 else { return [] }
    let needed = length / Double(count + 1)
    let step = lengths.first { $0 >= needed } ?? (needed / 86_400).rounded(.up) * 86_400
    return (1...count).map { start.addingTimeInterval(Double($0) * step) }.filter { $0 < end }
  }
}
