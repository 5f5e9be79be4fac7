import Foundation
import InkComparison

/// The strict comparison of all pictures, by the project they come from and by platform.
@MainActor
struct StrictReport {
  private(set) var lines: [String] = []
  private(set) var measurements: [String] = []
  let comparisons: [StrictComparison]
  private var groups: [String: Tally] = [:]
  private var total = Tally()
  private var causes: [StrictFinding.Check: Int] = [:]

  private struct Tally {
    var pictures = 0, strict = 0, lenient = 0, old = 0

    @MainActor mutating func add(_ result: PictureResult, _ comparison: StrictComparison) {
      pictures += 1
      if comparison.isMet { strict += 1 }
      if comparison.isNearlyMet { lenient += 1 }
      if result.isMet { old += 1 }
    }

    func line(_ name: String) -> String {
      func share(_ count: Int) -> String {
        let percent = String(format: "%.1f", 100 * Double(count) / Double(max(pictures, 1)))
        return "\(count) (\(percent) %)"
      }
      return "\(name): of \(pictures) pictures \(share(strict)) strict, \(share(lenient)) lenient, "
        + "\(share(old)) by boxes alone"
    }
  }

  init(_ results: [PictureResult]) {
    comparisons = results.map(StrictComparison.init)
    for (result, comparison) in zip(results, comparisons) {
      let mark = comparison.isMet ? "strict" : comparison.isNearlyMet ? "lenient" : "REFUSED"
      lines.append("\(mark)  \(result.apple.id)")
      lines += comparison.findings.map { "          \($0.line)" }
      measurements += comparison.measurements.map { "\(result.apple.id)\t\(mark)\t\($0)" }
      total.add(result, comparison)
      groups["project \(result.apple.project)", default: Tally()].add(result, comparison)
      groups["platform \(result.apple.system)", default: Tally()].add(result, comparison)
      for check in Set(comparison.findings.map(\.check)) { causes[check, default: 0] += 1 }
    }
  }

  var summary: [String] {
    let refused = StrictFinding.Check.allCases.compactMap { check in
      causes[check].map { "\(check.rawValue) \($0)" }
    }
    return [total.line("strictly")]
      + groups.keys.sorted().compactMap { name in groups[name].map { $0.line(name) } }
      + ["pictures with a finding, by check: \(refused.joined(separator: ", "))"]
  }
}

extension StrictComparison {
  @MainActor
  init(_ result: PictureResult) {
    let ground: UInt32 = result.apple.isDark ? 0 : 255
    self.init(
      apple: Pixels(result.apple.image, on: ground), ours: Pixels(result.ours, on: ground),
      regions: DrawnRegions(result.list, scale: result.apple.scale),
      scale: Double(result.apple.scale))
  }
}

extension ApplePicture {
  /// The last part of the repository's name.
  fileprivate var project: String {
    let repository = origin.components(separatedBy: " · ").first ?? ""
    return repository.split(separator: "/").last.map(String.init) ?? repository
  }
  /// `iOS`, `macOS` or `watchOS`.
  fileprivate var system: String { platform.split(separator: " ").first.map(String.init) ?? "" }
}
