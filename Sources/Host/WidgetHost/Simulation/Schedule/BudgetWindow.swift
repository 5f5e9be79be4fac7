import Foundation

/// The reloads on a widget's budget: each stays for the window's length.
struct BudgetWindow: Hashable, Sendable {
  let limit: Int
  /// Seconds.
  let length: TimeInterval
  private var dates: [Date] = []

  init(limit: Int, length: TimeInterval) {
    self.limit = limit
    self.length = length
  }

  mutating func count(_ date: Date) {
    dates.removeAll { $0.addingTimeInterval(length) <= date }
    dates.append(date)
  }

  mutating func forget(_ date: Date) { dates.removeAll { $0 == date } }

  func used(at date: Date) -> Int {
    dates.count { $0 <= date && $0.addingTimeInterval(length) > date }
  }

  /// The date at which one more fits: now, or when enough have left the window.
  func nextFree(at now: Date) -> Date {
    let live = dates.filter { $0.addingTimeInterval(length) > now }
    guard live.count >= limit else { return now }
    return live[live.count - limit].addingTimeInterval(length)
  }
}
