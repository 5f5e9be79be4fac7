import Testing

@testable import fidelity

extension KnownLayout: CustomTestStringConvertible {
  public var testDescription: String { name }
}

@MainActor @Suite struct KnownLayoutTests {
  @Test(arguments: KnownLayouts.all) func comesOutAsItsSourceSays(_ layout: KnownLayout) {
    #expect(layout.findings() == [], "\(layout.source.words)")
  }

  @Test func eachLayoutHasANameOfItsOwnAndASource() {
    let layouts = KnownLayouts.all
    #expect(layouts.count >= 120)
    #expect(Set(layouts.map(\.name)).count == layouts.count)
    #expect(layouts.allSatisfy { !$0.source.page.isEmpty && !$0.source.says.isEmpty })
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
  }
}
