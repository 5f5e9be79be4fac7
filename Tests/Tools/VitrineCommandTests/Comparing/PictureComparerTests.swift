import AppleComparison
import Foundation
import Testing

@testable import VitrineCommand

@Suite struct PictureComparerTests {
  /// The rim is in JustAman62/ovault @af7617b, Docs/Screenshots/ios-widgets.png, an iPhone Air with iOS 26.
  @Test(
    arguments: [
      ("systemSmall", nil, true), ("systemLarge", "26", true), ("systemSmall", "18", false),
      ("accessoryRectangular", nil, false), ("dynamicIslandCompact", "26", false),
    ] as [(String, String?, Bool)])
  func widgetsOfAHomeScreenHaveARimFromTheVersion26On(
    _ family: String, _ system: String?, _ hasRim: Bool
  ) {
    let frame = ComparedFrame(
      id: "Trip", kind: "Trip", displayName: "Trip", family: family, device: "iPhone 16",
      phase: "timeline-000", variant: system.map { ["os": $0] } ?? [:],
      size: CGSize(width: 158, height: 158), scale: 3, cornerRadius: 20, digest: "1")
    #expect(PictureComparer.hasRim(frame) == hasRim)
  }
}
