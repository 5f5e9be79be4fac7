import Foundation

/// The plain values of a state that is made up, chosen by the name of the property.
struct SampleValues {
  /// The number of the state that is made: each has other values.
  let variation: Int

  func text(_ name: String) -> String {
    let words = PropertyWords(name)
    if words.have(["emoji", "avatar"]) { return "⭐️" }
    if ["url", "link"].contains(words.last) { return "https://example.com" }
    // The name of a picture is a symbol's, since each device has those.
    if words.have(Self.pictures) { return "star.fill" }
    if words.have(["color", "colour", "hex"]) { return "#3478F6" }
    if words.all == ["id"] { return "\(variation + 1)" }
    if ["id", "number"].contains(words.last) { return "\(1024 + variation)" }
    if Self.amounts.contains(words.last) { return "\(whole(name, at: 0))" }
    return Self.sentence(name)
  }

  /// `driverName` as “Driver name”.
  static func sentence(_ name: String) -> String {
    var words = ""
    for character in name.drop(while: { $0 == "_" }) {
      if character == "_" {
        words.append(" ")
      } else if character.isUppercase, words.last?.isLowercase == true {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// - Returns: for the first state, that what goes on is neither over nor held up; for the next, the opposite.
  func flag(_ name: String) -> Bool {
    (variation % 2 == 0) != PropertyWords(name).have(Self.interruptions)
  }

  /// - Parameter position: that in a list, whose values rise: a range asks for its lower bound first.
  func number(_ name: String, at position: Int) -> Double {
    let words = PropertyWords(name)
    let step = Double(variation) + Double(position)
    if words.have(Self.shares) { return min(0.4 + 0.25 * step, 0.95) }
    return (words.have(Self.durations) ? 1500 + 600 * step : 12.5 + 4 * step) * factor(words)
  }

  func whole(_ name: String, at position: Int) -> Int {
    let words = PropertyWords(name)
    let step = variation + position
    if words.have(["percent*", "progress"]) { return min(40 + 25 * step, 95) }
    return (words.have(Self.durations) ? 1500 + 600 * step : 3 + step) * Int(factor(words))
  }

  /// The factor by which a whole or an upper bound is larger than the part or the lower bound beside it.
  private func factor(_ words: PropertyWords) -> Double { words.have(Self.wholes) ? 4 : 1 }

  /// - Parameter now: the frozen clock's time.
  func date(_ name: String, at position: Int, now: Date) -> Date {
    let words = PropertyWords(name)
    let step = Double(variation * 10 + position * 30) * 60
    if words.have(Self.ends) { return now + 25 * 60 + step }
    if words.have(Self.beginnings) { return now - 20 * 60 - step }
    return now + Double(position) * 30 * 60
  }

  private static let pictures = [
    "symbol*", "image*", "systemimage*", "icon*", "logo", "thumbnail",
    "photo", "picture", "artwork", "asset",
  ]
  private static let amounts = [
    "amount", "count", "score", "total", "price", "value", "cost", "fee", "discount",
  ]
  private static let interruptions = [
    "paus*", "finish*", "complet*", "ended", "over", "stale", "expired", "cancel*", "fail*",
    "error*", "delay*", "late", "stop*", "done", "muted", "hidden", "dismiss*",
  ]
  private static let shares = [
    "progress", "fraction", "percent*", "ratio", "battery", "level", "completion",
  ]
  private static let durations = [
    "duration*", "interval", "remaining", "elapsed", "second", "seconds", "time",
  ]
  private static let wholes = ["total", "max*", "upper", "goal", "capacity", "limit", "high*"]
  private static let beginnings = [
    "start*", "begin*", "began", "creat*", "since", "depart*", "ordered", "paus*", "stopped",
  ]
  private static let ends = [
    "end*", "finish*", "eta", "arriv*", "deliver*", "until", "due", "target", "upper", "expir*",
    "deadline", "alarm", "fire", "next", "schedul*", "estimat*", "expected", "complet*", "goal",
  ]
}
