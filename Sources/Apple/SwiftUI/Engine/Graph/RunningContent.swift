import Foundation

/// A part of a picture that changes by itself, as a text with the style `timer` does.
package struct RunningContent {
  /// The content at a date, in characters: two dates with equal ones have equal pictures.
  let words: (Date) -> String
  /// The dates at which it begins, ends or turns, such as the end of a countdown.
  let turns: [Date]
}

/// All that changes by itself in a picture. It knows the dates of the changes, to the second.
package struct RunningContents {
  private let parts: [RunningContent]

  /// - Returns: nil for a picture that stays as it is.
  init?(_ parts: [RunningContent]) {
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  /// The dates between two others at which a part begins, ends or turns, in order.
  package func turns(after start: Date, before end: Date) -> [Date] {
    Set(parts.flatMap(\.turns).filter { start < $0 && $0 < end }).sorted()
  }

  /// The date of the first change; nil for none before `end`.
  package func change(after date: Date, before end: Date) -> Date? {
    var first: Date?
    for part in parts {
      if let date = part.change(after: date, before: first ?? end) { first = date }
    }
    return first
  }
}

extension RunningContent {
  /// The first whole second after a date at which the words are others.
  ///
  /// Steps that double find a change, halves then find its second. Words that change and are the same again between
  /// two steps aren't seen, which no clock's are.
  fileprivate func change(after date: Date, before end: Date) -> Date? {
    let now = words(date)
    let last = end.timeIntervalSince(date)
    var same = 0.0, step = 1.0
    while step < last, words(date.addingTimeInterval(step)) == now {
      same = step
      step *= 2
    }
    if step >= last {
      step = last.rounded(.up) - 1
      guard step > same, words(date.addingTimeInterval(step)) != now else { return nil }
    }
    while step - same > 1 {
      let middle = ((same + step) / 2).rounded(.down)
      if words(date.addingTimeInterval(middle)) == now { same = middle } else { step = middle }
    }
    return date.addingTimeInterval(step)
  }
}
