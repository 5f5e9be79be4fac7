import Foundation

/// The container that the canvas puts a preview into.
public enum PreviewLayout: Sendable, Equatable {
  /// The device's screen, with the view in its middle.
  case device
  /// The size that the view takes when it is offered the device's screen.
  case sizeThatFits
  /// A container of this size in points, with the view in its middle.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device.
///
/// - Support: at rest; the device is chosen for all frames.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The platform that a `PreviewProvider` is meant for. A frame of another says so.
///
/// - Support: at rest; the device is chosen for all frames.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// The orientation of the device that shows a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
