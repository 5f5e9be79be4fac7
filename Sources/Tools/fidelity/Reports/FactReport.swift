import Foundation

/// The figures that Apple's SwiftUI was seen to give, beside ours.
@MainActor
struct FactReport {
  private(set) var lines: [String] = []
  /// The sources of the lines, in their order.
  private(set) var sources: [String] = []
  private(set) var met = 0
  private(set) var counted = 0

  var summary: String { "\(met) of \(counted) facts met" }
  var isMet: Bool { met == counted }

  /// - Throws: where the file of facts can't be read.
  init() throws {
    let file = Bundle.module.url(forResource: "layout_facts", withExtension: "json")
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    let measured = TextFacts.all().merging(StackFacts.all()) { a, _ in a }
      .merging(ControlFacts.all()) { a, _ in a }
    for fact in try Fact.load(from: file) where fact.check == "number" {
      counted += 1
      sources.append(fact.source)
      add(fact, measured[fact.id])
    }
  }

  private mutating func add(_ fact: Fact, _ values: [String: Any]?) {
    guard let values else {
      lines.append("MISSED  \(fact.id): no case measures it")
      return
    }
    let found = Dictionary(flatten(values, ""), uniquingKeysWith: { a, _ in a })
    var worst = 0.0
    var misses: [String] = []
    for (key, expected) in fact.expected {
      guard let value = found[key] else {
        misses.append("\(key) \(Self.short(expected)): not measured")
        continue
      }
      let error = abs(value - expected)
      worst = max(worst, error)
      // Figures in pixels are held to the same distance on the screen.
      let unit = key.contains("_px") ? fact.scale : 1
      if error > fact.tolerance * unit + 0.0051 {
        misses.append("\(key) \(Self.short(expected)), here \(Self.short(value))")
      }
    }
    // An expectation without numbers is checked by the case itself, which answers 1.
    if fact.expected.isEmpty {
      misses += found.filter { $0.value == 0 }.map { "\($0.key) differs" }
    }
    if misses.isEmpty {
      met += 1
      lines.append("met     \(fact.id)  (off by at most \(Self.short(worst)))")
    } else {
      lines.append("MISSED  \(fact.id): \(misses.sorted().joined(separator: "; "))")
    }
  }

  private static func short(_ value: Double) -> String {
    let text = String(format: "%.3f", value)
    return text.hasSuffix(".000") ? String(text.dropLast(4)) : text
  }
}
