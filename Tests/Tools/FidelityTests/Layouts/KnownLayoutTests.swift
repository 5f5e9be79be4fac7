import Foundation
import TestSupport
import Testing

@testable import fidelity

extension KnownLayout: CustomTestStringConvertible {
  public var testDescription: String { name }
}

@MainActor @Suite struct KnownLayoutTests {
  @Test(arguments: KnownLayouts.all) func comesOutAsItsSourcesSay(_ layout: KnownLayout) {
    #expect(layout.findings() == [], "\(layout.sources.map(\.words))")
  }

  @Test func eachLayoutHasANameOfItsOwnAndSources() {
    let layouts = KnownLayouts.all
    #expect(Set(layouts.map(\.name)).count == layouts.count)
    #expect(layouts.allSatisfy { !$0.sources.isEmpty })
    let sources = layouts.flatMap(\.sources)
    #expect(sources.allSatisfy { !$0.page.isEmpty && !$0.says.isEmpty })
  }

  @Test func theReadmeHasTheirNumber() throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let count = KnownLayouts.all.count
    #expect(readme.contains("| everyday layouts met | \(count) of \(count), "))
  }

  /// A colour of 20 by 10 is neither 21 wide nor at 5, and one view isn't two.
  @Test func aLayoutThatDiffersIsFound() {
    let source = LayoutSource.frame
    let wide = KnownLayout(
      "wide", source: source, nil, nil, size: [21, 10], frames: [[0, 0, 20, 10]]
    ) { block(20, 10) }
    #expect(wide.findings() == ["size 20 10, known 21 10"])
    let moved = KnownLayout(
      "moved", source: source, nil, nil, size: [nil, 10], frames: [[5, nil, 20, 10]]
    ) { block(20, 10) }
    #expect(moved.findings() == ["Color 1 0 0 20 10, known 5 – 20 10"])
    let two = KnownLayout(
      "two", source: source, nil, nil, size: [20, 10], frames: [[0, 0, 20, 10], [0, 0, 20, 10]]
    ) { block(20, 10) }
    #expect(two.findings() == ["1 views of the kind Color, not 2"])
    let short = KnownLayout("short", source: source, nil, nil, size: [20], frames: [[0, 0, 20]]) {
      block(20, 10)
    }
    #expect(
      short.findings() == [
        "size has 2 figures, known are 1", "Color 1 has 4 figures, known are 3",
      ])
  }
}
