import Foundation
import SystemDesigns

/// The device that the picture is for: always a phone.
public final class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()
  private override init() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "\(SystemVersion.standard).0" }
  public var identifierForVendor: UUID? { nil }
  /// −1 where it isn't watched, as on Apple's.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var orientation: UIDeviceOrientation { .portrait }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  // Never posted: a picture is of one moment.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The screen of an iPhone 15 Pro, which widget code asks for its size and scale.
public final class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()
  private override init() {}

  /// Points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// Pixels per point.
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  public var maximumFramesPerSecond: Int { 60 }
  /// 0…1
  public var brightness: CGFloat { 0.5 }
}
