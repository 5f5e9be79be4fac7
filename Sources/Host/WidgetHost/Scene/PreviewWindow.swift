import DisplayList
import Failures
import SwiftUI

/// The window of an app in which a preview shows a view.
@MainActor
struct PreviewWindow {
  let sizing: FrameScene.Sizing
  let horizontalSizeClass: UserInterfaceSizeClass
  let verticalSizeClass: UserInterfaceSizeClass

  /// The number of pixels that a frame may have.
  static let mostPixels = 50_000_000.0

  /// - Returns: true.
  /// - Throws: a `Failure`, where a fixed size is none, or too large: the rest of a sentence about the preview.
  static func check(_ settings: PreviewSettings, scale: Double) throws {
    guard case .fixed(let width, let height) = settings.layout else { return }
    let words = "\(PathPart.number(width)) × \(PathPart.number(height)) pt"
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw Failure("has a fixed layout of \(words): give it a width and a height above 0.")
    }
    guard width * height * scale * scale <= mostPixels else {
      throw Failure(
        "has a fixed layout of \(words), more than \(Int(clamping: mostPixels) / 1_000_000) million pixels: give it a smaller "
          + "size, or lower --scale.")
    }
  }

  init(_ settings: PreviewSettings, on device: Device) {
    let isTurned = settings.orientation?.isLandscape == true && device.canTurn
    let screen = device.screen.map { isTurned ? CGSize(width: $0.height, height: $0.width) : $0 }
    let isPhone = device.platform == .iOS
    // Always compact on watchOS and regular on macOS (Apple, EnvironmentValues.horizontalSizeClass); the phones
    // whose landscape is regular: Human Interface Guidelines, Layout, Device size classes.
    let isCompact =
      switch device.platform {
      case .watchOS: true
      case .iOS: !isTurned || (device.screen.map { $0.width < 414 } ?? true)
      case .iPadOS, .macOS, .visionOS: false
      }
    horizontalSizeClass = isCompact ? .compact : .regular
    verticalSizeClass = isPhone && isTurned ? .compact : .regular
    switch settings.layout ?? .device {
    case .fixed(let width, let height): sizing = .fixed(CGSize(width: width, height: height))
    // A Mac's window fits its content.
    case .device: sizing = screen.map { .fixed($0) } ?? .fittingWindow(.unspecified)
    case .sizeThatFits:
      sizing = .fittingWindow(screen.map { ProposedViewSize($0) } ?? .unspecified)
    }
  }
}

extension EnvironmentValues {
  /// The values of a preview's view in an app's window.
  @MainActor
  init(window settings: PreviewSettings, _ request: FrameRequest, on device: Device) {
    let window = PreviewWindow(settings, on: device)
    let isDark = device.platform == .watchOS || request.style.appearance == .dark
    self.init(request, on: device, in: .app, isDark: isDark)
    horizontalSizeClass = window.horizontalSizeClass
    verticalSizeClass = window.verticalSizeClass
  }
}

extension Device {
  /// Whether apps can be seen in landscape on it.
  var canTurn: Bool { platform == .iOS || platform == .iPadOS }
}
