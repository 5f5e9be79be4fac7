import Foundation

/// `make fidelity`: lays out what Apple's SwiftUI was seen to lay out and compares the figures.

let facts: [Fact]
do {
  let file = Bundle.module.url(forResource: "layout_facts", withExtension: "json")
  guard let file else { throw CocoaError(.fileNoSuchFile) }
  facts = try Fact.load(from: file)
} catch {
  FileHandle.standardError.write(
    Data("fidelity: Resources/layout_facts.json could not be read: \(error)\n".utf8))
  exit(3)
}

let measured = MainActor.assumeIsolated {
  TextFacts.all().merging(StackFacts.all()) { a, _ in a }.merging(ControlFacts.all()) { a, _ in a }
}

func short(_ value: Double) -> String {
  let text = String(format: "%.3f", value)
  return text.hasSuffix(".000") ? String(text.dropLast(4)) : text
}

var passed = 0
var counted = 0
for fact in facts where fact.check == "number" {
  counted += 1
  guard let values = measured[fact.id] else {
    print("MISSED  \(fact.id): no case measures it")
    continue
  }
  let found = Dictionary(flatten(values, ""), uniquingKeysWith: { a, _ in a })
  var worst = 0.0
  var misses: [String] = []
  for (key, expected) in fact.expected {
    guard let value = found[key] else {
      misses.append("\(key) \(short(expected)): not measured")
      continue
    }
    let error = abs(value - expected)
    worst = max(worst, error)
    // Figures in pixels are held to the same distance on the screen.
    let unit = key.contains("_px") ? fact.scale : 1
    if error > fact.tolerance * unit + 0.0051 {
      misses.append("\(key) \(short(expected)), here \(short(value))")
    }
  }
  // An expectation without numbers is checked by the case itself, which answers 1.
  if fact.expected.isEmpty { misses += found.filter { $0.value == 0 }.map { "\($0.key) differs" } }
  if misses.isEmpty {
    passed += 1
    print("met     \(fact.id)  (off by at most \(short(worst)))")
  } else {
    print("MISSED  \(fact.id): \(misses.sorted().joined(separator: "; "))")
  }
}
print("\(passed) of \(counted) facts met")
exit(passed == counted ? 0 : 1)
