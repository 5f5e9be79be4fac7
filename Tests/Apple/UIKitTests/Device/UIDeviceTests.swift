import Foundation
import Testing
import UIKit

@Suite struct UIDeviceTests {
  /// Apple's specifications of iPhone 15 Pro: 2556 by 1179 pixels at 3 pixels per point.
  @Test func theScreenIsThatOfAnIPhone15Pro() {
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect(screen.scale == 3)
  }

  @Test func theDeviceIsAPhoneHeldUpright() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone && device.systemName == "iOS")
    #expect(device.orientation.isPortrait && !device.orientation.isLandscape)
  }

  /// Apple: the level is −1 and the state unknown unless the battery is monitored.
  @Test func theBatteryIsNotMonitored() {
    #expect(!UIDevice.current.isBatteryMonitoringEnabled)
    #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
  }

  /// The constants of UIKit's headers have these values.
  @Test func notificationsHaveApplesNames() {
    #expect(
      [
        UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
        UIDevice.orientationDidChangeNotification,
      ].map(\.rawValue) == [
        "UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification",
        "UIDeviceOrientationDidChangeNotification",
      ])
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }

  @Test func traitsDifferByStyleAndScale() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark && dark.accessibilityContrast == .normal)
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark != UITraitCollection(userInterfaceStyle: .light))
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  /// Apple's "UIUserInterfaceIdiom" reference.
  @Test func idiomsHaveAppleRawValues() {
    #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1)
    #expect(UIUserInterfaceIdiom.carPlay.rawValue == 3)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5 && UIUserInterfaceIdiom.vision.rawValue == 6)
  }
}
