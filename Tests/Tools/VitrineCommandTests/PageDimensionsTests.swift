import Planning
import Site
import Testing

@Suite struct PageDimensionsTests {
  /// The device is a fact of its own on pages.
  @Test func pagesShowEveryDimensionOfTheMatrix() {
    #expect(
      VariantDimension.all.map(\.key).sorted()
        == MatrixDimension.all.map(\.key).filter { $0 != MatrixDimension.device.key }.sorted())
  }
}
