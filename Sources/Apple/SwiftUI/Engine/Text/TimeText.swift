import Foundation

/// A date or a span of time that is written for the moment that the picture shows.
struct TimeText: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(DateInterval)
    case timer(DateInterval, pause: Date?, countsDown: Bool, showsHours: Bool)
  }
  let kind: Kind

  /// Whether the text changes while the widget is on screen. The system keeps all the proposed width for such
  /// a text, since it can't know what it will say.
  var isLive: Bool {
    switch kind {
    case .date(_, let style): style != .time && style != .date
    case .interval: false
    case .timer: true
    }
  }

  /// The dates at which the text begins or ends to run, or counts in the other direction.
  var turns: [Date] {
    switch kind {
    case .date(let date, _): [date]
    case .interval: []
    case .timer(let interval, let pause, _, _): pause == nil ? [interval.start, interval.end] : []
    }
  }
}
