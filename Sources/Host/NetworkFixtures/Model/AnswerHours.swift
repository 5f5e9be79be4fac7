import Foundation

/// The virtual times at which an answer is given.
enum AnswerHours: Hashable, Sendable {
  /// Every day, in seconds after midnight. Past midnight where `until` is the smaller.
  case daily(from: Int, until: Int)
  case dates(from: Date, until: Date)

  /// The time at which the answer began to be given; nil where it isn't given at `now`.
  func start(at now: Date, in zone: TimeZone) -> Date? {
    switch self {
    case .dates(let from, let until): return from <= now && now < until ? from : nil
    case .daily(let from, let until):
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      let parts = calendar.dateComponents([.hour, .minute, .second], from: now)
      let time = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
      let holds =
        from < until ? (from..<until).contains(time) : time >= from || time < until
      guard holds else { return nil }
      let day = 86_400
      return now.addingTimeInterval(-Double((time - from + day) % day))
    }
  }
}
