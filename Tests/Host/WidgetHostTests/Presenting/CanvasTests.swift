import Testing
import WidgetKitCore

@testable import WidgetHost

/// Sizes as the Human Interface Guidelines list them: Live Activities, Specifications.
@Suite struct CanvasTests {
  private func device(_ name: String) throws -> Device {
    try #require(DeviceTable.device(named: name))
  }

  /// The greatest widths: a timer's island ends 33.33 points from the edges of a screen of 393 points, and 110 pixels from
  /// those of one of 402, at three pixels a point (AmirL/focus-todo @bf7cd3d,
  /// screenshots/live-activity-dynamic-island-ticking.png); the large iPhones' is assumed.
  @Test(arguments: [
    ("iPhone 16", 230.0, 326.33, 371.0), ("iPhone 15 Pro", 230, 326.33, 371),
    ("iPhone 14 Pro", 230, 326.33, 371), ("iPhone 16 Pro", 230, 328.67, 371),
    ("iPhone 17", 230, 328.67, 371), ("iPhone 16 Plus", 250, 363.33, 408),
    ("iPhone 14 Pro Max", 250, 363.33, 408), ("iPhone 17 Pro Max", 250, 363.33, 408),
    ("iPhone Air", 250, 363.33, 408),
  ])
  func islandsHaveThePublishedWidths(
    _ name: String, compact: Double, most: Double, expanded: Double
  ) throws {
    let device = try device(name)
    let small = try #require(device.canvas(.dynamicIslandCompact))
    #expect(Double(small.width.lowerBound) == compact)
    #expect(abs(small.width.upperBound - most) < 0.01)
    #expect(abs(small.height.lowerBound - 36.67) < 0.01)
    let minimal = try #require(device.canvas(.dynamicIslandMinimal))
    #expect(abs(minimal.width.lowerBound - 36.67) < 0.01)
    #expect(minimal.width.upperBound == 45)
    let large = try #require(device.canvas(.dynamicIslandExpanded))
    #expect(large.width.lowerBound == expanded && large.width.upperBound == expanded)
    #expect(large.height == 84...160)
  }

  @Test func compactSidesLeaveTheCamerasWidth() {
    #expect(abs(IslandMetrics.wide.compactSide - 62.33) < 0.01)
    #expect(abs(IslandMetrics.narrow.compactSide - 52.33) < 0.01)
    #expect(abs(IslandMetrics.wide.cameraWidth - 125.33) < 0.01)
    #expect(abs(IslandMetrics.narrow.cameraWidth - 125.33) < 0.01)
  }

  @Test(arguments: [
    ("iPhone 16", 371.0, true), ("iPhone 16 Plus", 408, true), ("iPad Pro 12.9-inch", 500, true),
    ("iPad Pro 11-inch", 425, true), ("iPad 10.2-inch", 425, true), ("iPhone 13", 368, false),
    ("iPhone SE (3rd generation)", 353, false), ("iPhone SE (1st generation)", 298, false),
    ("iPhone 11", 392, false), ("iPhone 8 Plus", 392, false), ("iPhone 14 Plus", 406, false),
    ("iPhone 17 Pro", 380, false), ("iPhone Air", 398, false), ("iPhone 17 Pro Max", 418, false),
    ("iPad 9.7-inch", 425, true), ("iPad mini (6th generation)", 425, false),
    ("iPad Air 11-inch", 425, false), ("iPad Air 10.5-inch", 425, false),
    ("iPad Pro 11-inch, more space", 500, false), ("iPad Pro 12.9-inch, more space", 500, false),
    ("iPad Pro 12.9-inch, more space (970)", 500, false),
  ])
  func theLockScreensWidthIsPublishedOrReportedAsAssumed(
    _ name: String, width: Double, isPublished: Bool
  ) throws {
    let canvas = try #require(try device(name).canvas(.activityLockScreen))
    #expect(canvas.width.lowerBound == width && canvas.width.upperBound == width)
    #expect(canvas.height == 84...160)
    #expect((canvas.assumption == nil) == isPublished)
  }

  @Test func aMissingFeatureHasNoCanvas() throws {
    #expect(try device("iPhone 13").canvas(.dynamicIslandCompact) == nil)
    #expect(try device("iPad Pro 11-inch").canvas(.dynamicIslandExpanded) == nil)
    #expect(try device("Apple Watch 45mm").canvas(.activityLockScreen) == nil)
  }

  @Test(arguments: [
    (Presentation.controlSmall, 70.0, 70.0), (.controlMedium, 156, 70), (.controlLarge, 156, 156),
    (.controlLockScreen, 50, 50),
  ])
  func controlsHaveOneSizeOnPhonesAndTablets(
    _ presentation: Presentation, width: Double, height: Double
  ) throws {
    for name in ["iPhone 16", "iPad Pro 11-inch"] {
      let canvas = try #require(try device(name).canvas(presentation))
      #expect(canvas.width == width...width && canvas.height == height...height)
      #expect(canvas.assumption != nil)
    }
    #expect(try device("Apple Watch 45mm").canvas(presentation) == nil)
    #expect(try device("Mac").canvas(presentation) == nil)
  }

  @Test func theSmartStackIsTheWatchsOrThePairedOnes() throws {
    let size = try #require(try device("Apple Watch 49mm").canvas(.activitySmall))
    #expect(size.width == 191...191)
    #expect(size.height == 81.5...81.5)
    let beside = try #require(try device("iPhone 16").canvas(.activitySmall))
    #expect(beside.width == 184...184)
    #expect(beside.height == 80.5...80.5)
  }

  @Test func contentDecidesWithinARangeInWholePixels() {
    let canvas = Canvas(width: 371...371, height: 84...160)
    let size = { (height: CGFloat) in
      canvas.size(fitting: CGSize(width: 10, height: height), scale: 3)
    }
    #expect(size(20) == CGSize(width: 371, height: 84))
    #expect(size(100.1).height == CGFloat(301) / 3)
    #expect(size(999).height == 160)
  }
}
