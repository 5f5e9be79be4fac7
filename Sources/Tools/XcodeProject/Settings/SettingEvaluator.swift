import Foundation

/// The value of build settings: levels over levels, with `$(…)` put in.
package final class SettingEvaluator {
  /// The strongest first.
  private let levels: [SettingLevel]
  /// The first in which a setting has a value counts: a setting for devices alone is better than none.
  private let contexts: [SettingContext]
  private var chains: [String: [String]] = [:]
  private var known: [String: String?] = [:]
  /// The values that are being made: a setting's name and how many of its values were passed over.
  private var active: [Reference] = []
  /// The characters that may still be put in for the setting that was asked for.
  private var budget = 0
  private static let lengthLimit = 1 << 18
  private static let depthLimit = 48
  /// Names that were put in without a value, in order.
  package private(set) var unknown: [String] = []

  private struct Reference: Equatable {
    var name: String
    var skipped: Int
  }

  package init(levels: [SettingLevel], contexts: [SettingContext]) {
    self.levels = levels
    self.contexts = contexts
  }

  /// All names that have a value in some level, whatever their conditions.
  package var names: Set<String> { Set(levels.flatMap(\.assignments.keys)) }

  /// - Returns: nil where no level has a value.
  package subscript(name: String) -> String? {
    if let value = known[name] { return value }
    guard !chain(name).isEmpty else {
      known[name] = .some(nil)
      return nil
    }
    budget = Self.lengthLimit
    let value = value(Reference(name: name, skipped: 0))
    known[name] = value
    return value
  }

  /// The words of a setting, taken apart at spaces outside quotation marks.
  package func words(_ name: String) -> [String] { SettingWords.words(self[name] ?? "") }

  /// Whether a setting is `YES`; nil where it isn't set.
  package func flag(_ name: String) -> Bool? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return ["YES", "TRUE", "1"].contains(value.uppercased())
  }

  /// A text with its settings put in.
  package func expanded(_ text: String) -> String {
    budget = Self.lengthLimit
    return expand(text, in: nil)
  }

  // MARK: Chains

  private func chain(_ name: String) -> [String] {
    if let chain = chains[name] { return chain }
    var chain: [String] = []
    for context in contexts where chain.isEmpty {
      chain = levels.flatMap { $0.values(of: name, in: context) }
    }
    chains[name] = chain
    return chain
  }

  private func value(_ reference: Reference) -> String {
    let chain = chain(reference.name)
    guard reference.skipped < chain.count, active.count < Self.depthLimit,
      !active.contains(reference)
    else { return "" }
    active.append(reference)
    defer { active.removeLast() }
    return expand(chain[reference.skipped], in: reference)
  }

  // MARK: Expansion

  private func expand(_ text: String, in owner: Reference?) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return spend(text) }
    var out = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      out += spend(String(rest[..<dollar]))
      let after = rest.index(after: dollar)
      guard budget > 0, after < rest.endIndex else {
        out += "$"
        rest = rest[after...]
        continue
      }
      if let (inside, end) = Self.reference(in: rest, at: after) {
        out += put(expand(inside, in: owner), in: owner)
        rest = rest[end...]
      } else if let end = Self.plainName(in: rest, at: after) {
        out += put(String(rest[after..<end]), in: owner)
        rest = rest[end...]
      } else {
        out += "$"
        rest = rest[after...]
      }
    }
    return out + spend(String(rest))
  }

  /// Counts characters against the limit, beyond which nothing is put in.
  private func spend(_ text: String) -> String {
    let count = text.utf8.count
    guard count <= budget else {
      budget = 0
      return ""
    }
    budget -= count
    return text
  }

  /// The value of a reference whose own references were put in: `NAME:modifier:modifier`.
  private func put(_ reference: String, in owner: Reference?) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, !name.isEmpty else { return "" }
    // References to nothing count as well: a few settings can make very many.
    budget = max(budget - 1, 0)
    var found: String?
    if let owner, name == "inherited" || name == owner.name {
      found = value(Reference(name: owner.name, skipped: owner.skipped + 1))
    } else if name != "inherited", !chain(name).isEmpty {
      found = value(Reference(name: name, skipped: 0))
    }
    let hasDefault = parts.dropFirst().contains { $0.hasPrefix("default=") }
    if found == nil, !hasDefault, name != "inherited", !unknown.contains(name), unknown.count < 100
    {
      unknown.append(name)
    }
    return parts.dropFirst().reduce(found ?? "") { SettingModifier.apply($1, to: $0) }
  }

  /// The text between brackets that match, and the index behind them.
  private static func reference(
    in text: Substring, at index: String.Index
  ) -> (String, String.Index)? {
    let open = text[index]
    guard open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    var current = index
    while current < text.endIndex {
      if text[current] == open { depth += 1 }
      if text[current] == close {
        depth -= 1
        if depth == 0 {
          return (String(text[text.index(after: index)..<current]), text.index(after: current))
        }
      }
      current = text.index(after: current)
    }
    return nil
  }

  private static func plainName(in text: Substring, at index: String.Index) -> String.Index? {
    let name = text[index...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    guard let first = name.first, !first.isNumber else { return nil }
    return name.endIndex
  }
}
