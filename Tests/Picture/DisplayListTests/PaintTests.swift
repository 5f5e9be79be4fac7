import Foundation
import Testing

@testable import DisplayList

@Suite struct PaintTests {
  /// A component times 255, rounded; NaN and what is below 0 count as 0, above 1 as 1.
  @Test(arguments: [
    (RGBA(0, 0, 0), "#000000"), (RGBA(1, 1, 1), "#FFFFFF"), (RGBA(1, 0.5, 0), "#FF8000"),
    (RGBA(0.2, 0.4, 0.6, 0.8), "#336699CC"), (RGBA(-1, 2, .nan), "#00FF00"),
    (RGBA(.infinity, -.infinity, 0.001), "#FF0000"), (RGBA(0, 0, 0, 0), "#00000000"),
    (RGBA(0, 0, 0, 1.5), "#000000"),
  ])
  func colorsAreWrittenAsHexadecimalBytes(_ color: RGBA, _ hex: String) {
    #expect(color.hex == hex)
  }

  @Test func fadingChangesTheAlphaAlone() {
    #expect(RGBA(0.1, 0.2, 0.3, 0.5).withAlpha(multipliedBy: 0.5) == RGBA(0.1, 0.2, 0.3, 0.25))
  }
}
