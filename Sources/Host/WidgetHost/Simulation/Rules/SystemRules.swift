import AppIntents
import DisplayList
import Failures
import Foundation

/// The rules of a simulation: ``SystemRule``'s figures, some of them changed.
package struct SystemRules: Hashable, Codable, Sendable {
  private var changed: [String: Double] = [:]

  package init() {}

  package subscript(name: SystemRule.Name) -> Double {
    get { changed[name.rawValue] ?? SystemRule.named(name).standard }
    set { changed[name.rawValue] = newValue }
  }

  package func isSet(_ name: SystemRule.Name) -> Bool { changed[name.rawValue] != nil }
  func holds(_ name: SystemRule.Name) -> Bool { self[name] != 0 }

  /// Reloads a window.
  package var budget: Int { Int(clamping: self[.dailyBudget]) }
  /// Widgets in a Smart Stack.
  var stackCapacity: Int { Int(clamping: self[.stackCapacity]) }
  /// Seconds.
  func duration(_ name: SystemRule.Name) -> TimeInterval {
    switch SystemRule.named(name).unit {
    case .hours: self[name] * 3600
    case .minutes: self[name] * 60
    default: self[name]
    }
  }
}

extension SystemRules {
  /// Reads a JSON object of rules by their names, as `{"dailyBudget": 40, "audioExempt": false}`.
  ///
  /// - Throws: a `Failure`, with what is wrong in it.
  package init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("The rules file \(path) can't be read: is the path right?")
    }
    guard let object = try? JSONDecoder().decode([String: ConfiguredValue].self, from: data) else {
      throw Failure(
        "The rules file \(path) isn't a JSON object of rules, as "
          + #"{"dailyBudget": 40, "audioExempt": false}."#)
    }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let name = SystemRule.Name(rawValue: key) else {
        let known = SystemRule.all.map(\.name.rawValue).joined(separator: ", ")
        throw Failure("The rules file \(path) sets “\(key)”, which is no rule. Rules: \(known).")
      }
      self[name] = try Self.figure(value, of: SystemRule.named(name), in: path)
    }
  }

  private static func figure(
    _ value: ConfiguredValue, of rule: SystemRule, in path: String
  ) throws -> Double {
    if rule.unit == .flag {
      if case .bool(let flag) = value { return flag ? 1 : 0 }
      throw Failure("The rules file \(path): \(rule.name.rawValue) is true or false.")
    }
    let isWhole = [.reloads, .entries, .widgets].contains(rule.unit)
    if case .number(let number) = value, rule.range.contains(number),
      !isWhole || number == number.rounded()
    {
      return number
    }
    throw Failure(
      "The rules file \(path): \(rule.name.rawValue) wants a \(isWhole ? "whole " : "")number of "
        + "\(rule.unit.rawValue) from \(PathPart.number(rule.range.lowerBound)) to "
        + "\(PathPart.number(rule.range.upperBound)).")
  }
}
