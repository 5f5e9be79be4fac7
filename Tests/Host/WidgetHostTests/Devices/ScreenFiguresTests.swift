import SystemDesigns
import Testing
import WidgetKitCore

@testable import WidgetHost

/// Screens whose figures iOS 26 changed. The expectations are pixels of public pictures, at three pixels a point.
@Suite struct ScreenFiguresTests {
  private func device(_ name: String, _ os: SystemVersion) throws -> Device {
    var setting = Setting()
    setting.device = name
    setting.os = os
    return try #require(setting.resolvedDevice)
  }

  /// JustAman62/ovault @af7617b, Docs/Screenshots/ios-widgets.png (1260 × 2736 pixels): small widgets from 80 to 597 and
  /// from 288 to 805; a medium one from 80 to 1179 and from 1544 to 2061, two rows lower. A large one ends where the next
  /// row does: 628 + 518 pixels.
  @Test(arguments: [
    ("systemSmall", 518.0, 518.0), ("systemMedium", 1100, 518), ("systemLarge", 1100, 1146),
  ])
  func iOS26MakesWidgetsOfTheIPhoneAirLarger(
    _ name: String, width: Double, height: Double
  ) throws {
    let family = try #require(WidgetFamily(name: name))
    let size = try #require(try device("iPhone Air", 26).size(family, at: nil))
    #expect(abs(size.width * 3 - width) < 0.01 && abs(size.height * 3 - height) < 0.01)
  }

  @Test func whatIsMeasuredIsNotAssumed() throws {
    #expect(
      try device("iPhone Air", 26).assumed == [
        .accessoryCircular, .accessoryRectangular, .accessoryInline,
      ])
    let before = try device("iPhone Air", 18)
    #expect(before.assumed.count == 6)
    #expect(before.size(.systemSmall, at: nil) == CGSize(width: 170, height: 170))
  }

  /// On 402 × 874 a view that fills a widget ends 54 pixels from its edges (jamieyoun/price-maximizer @fadb03f,
  /// assets/screenshots/07-home-screen-widget.png); elsewhere the guidelines' 16 points count, and in StandBy less.
  @Test func marginsGrowWithTheWidget() throws {
    func margin(_ placement: Placement, _ device: Device) -> Double {
      Double(placement.contentMargins(for: .systemSmall, on: device).leading)
    }
    let air = try device("iPhone Air", 26)
    #expect(margin(.homeScreen, air) == 18)
    #expect(margin(.today, air) == 18)
    #expect(margin(.standBy, air) == 4)
    #expect(margin(.homeScreen, try device("iPhone Air", 18)) == 16)
    #expect(margin(.homeScreen, try device("iPhone 16", 26)) == 16)
    #expect(margin(.homeScreen, try device("iPhone 17", 26)) == 16)
  }

  /// karlos1998/touge-dash @de2ac47, docs/screenshots/live-activity.png, and olcayertas/prayer-time @97b1644,
  /// docs/screenshots/ios-lock-screen.png (1206 × 2622 pixels): from 59 to 1146.
  @Test func iOS26MakesLiveActivitiesNarrowerOnAScreenOf402Points() throws {
    for name in ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"] {
      let canvas = try #require(try device(name, 26).canvas(.activityLockScreen))
      #expect(abs(canvas.width.upperBound * 3 - 1088) < 0.01)
      #expect(canvas.width.lowerBound == canvas.width.upperBound)
      #expect(canvas.assumption == nil)
      // Content of 79.3 points is 230 pixels high in the second picture.
      #expect(canvas.height == 45...160)
    }
    let before = try #require(try device("iPhone 16 Pro", 18).canvas(.activityLockScreen))
    #expect(before.width == 380...380 && before.height == 84...160)
    #expect(before.assumption != nil)
  }

  /// Every other figure is that of the device's row.
  @Test func otherDevicesHaveTheFiguresOfTheirRows() throws {
    for row in DeviceTable.all where row.name != "iPhone Air" {
      for os in SystemVersion.offered {
        let device = row.running(os)
        #expect(device.sizes == row.sizes && device.assumed == row.assumed, "\(row.name)")
        guard row.screen != CGSize(width: 402, height: 874) else { continue }
        #expect(device == row, "\(row.name)")
      }
    }
  }

  /// Continuous corners, fitted to the edges of widgets: 27.7 … 28 points on a screen of 402 (moifort/crypto-bot
  /// @b8446cc, docs/screenshots/ios-widget.png), 29 … 29.3 on one of 420; on iOS 17, 21.7 … 22.2.
  @Test func iOS26RoundsWidgetsMore() throws {
    for name in ["iPhone 17", "iPhone Air"] {
      #expect(abs(try device(name, 26).cornerRadius(.systemSmall, os: 26) - 28.5) < 0.9)
    }
    #expect(abs(try device("iPhone 16", 18).cornerRadius(.systemSmall, os: 18) - 22) < 0.5)
  }
}
