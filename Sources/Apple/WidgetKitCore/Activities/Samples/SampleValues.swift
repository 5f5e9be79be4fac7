import Foundation

/// The plain values of a state that is made up, chosen by the name of the property.
struct SampleValues {
  /// The number of the state that is made: each has other values.
  let variation: Int

  func text(_ name: String) -> String {
    switch name.lowercased() {
    case let name where name.contains("emoji"): "⭐️"
    case let name where name.hasSuffix("symbol") || name.contains("systemimage"): "star.fill"
    case let name where name.hasSuffix("icon") || name.hasSuffix("imagename"): "star.fill"
    case let name where name.contains("color") || name.contains("hex"): "#3478F6"
    case let name where name.hasSuffix("url") || name.hasSuffix("link"): "https://example.com"
    case "id": "\(variation + 1)"
    default: Self.words(name)
    }
  }

  /// `driverName` as “Driver name”.
  static func words(_ name: String) -> String {
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

  func flag() -> Bool { variation % 2 == 0 }

  /// - Parameter position: that in a list, whose values rise: a range asks for its lower bound first.
  func number(_ name: String, at position: Int) -> Double {
    let name = name.lowercased()
    let step = Double(variation) + Double(position)
    if Self.shares.contains(where: name.contains) { return min(0.4 + 0.25 * step, 0.95) }
    if Self.durations.contains(where: name.contains) { return 1500 + 600 * step }
    return 12.5 + 4 * step
  }

  func whole(_ name: String, at position: Int) -> Int {
    let lower = name.lowercased()
    let step = variation + position
    if lower.contains("percent") || lower.contains("progress") { return min(40 + 25 * step, 95) }
    if Self.durations.contains(where: lower.contains) { return 1500 + 600 * step }
    return 3 + step
  }

  /// - Parameter now: the frozen clock's time.
  func date(_ name: String, at position: Int, now: Date) -> Date {
    let lower = name.lowercased()
    let step = Double(variation * 10 + position * 30) * 60
    if Self.beginnings.contains(where: lower.contains) { return now - 20 * 60 - step }
    if Self.ends.contains(where: lower.contains) { return now + 25 * 60 + step }
    return now + Double(position) * 30 * 60
  }

  private static let shares = [
    "progress", "fraction", "percent", "ratio", "battery", "level", "completion",
  ]
  private static let durations = [
    "duration", "interval", "remaining", "elapsed", "seconds", "time",
  ]
  private static let beginnings = ["start", "begin", "creat", "since", "depart", "ordered"]
  private static let ends = [
    "end", "finish", "eta", "arriv", "deliver", "until", "due", "target", "upper", "expir",
  ]
}
