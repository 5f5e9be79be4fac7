import SwiftUI

/// The style in which an entry is drawn: the axes that can change without a new timeline.
package struct FrameStyle: Hashable, Sendable, Codable {
  package enum Appearance: String, CaseIterable, Codable, Sendable { case light, dark }
  package enum Contrast: String, CaseIterable, Codable, Sendable { case standard, increased }
  package enum Direction: String, CaseIterable, Codable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }
  /// Reduced: the screen is dimmed, as with Always-On.
  package enum Luminance: String, CaseIterable, Codable, Sendable { case standard, reduced }
  /// Whether the device is locked and its settings hide sensitive content of widgets then.
  package enum Lock: String, CaseIterable, Codable, Sendable { case unlocked, locked }
  /// The level of detail by the viewer's distance, on Apple Vision Pro.
  package enum Detail: String, CaseIterable, Codable, Sendable { case `default`, simplified }
  package enum Rendering: String, CaseIterable, Codable, Sendable {
    case fullColor, accented, vibrant
  }

  package var appearance = Appearance.light
  package var contrast = Contrast.standard
  /// Apple's name: `xSmall` … `accessibility5`.
  package var typeSize = "large"
  /// The layout direction; nil for the locale's own.
  package var direction: Direction?
  /// The rendering mode; nil for the one that the placement uses.
  package var rendering: Rendering?
  /// Pixels per point; nil for the device's.
  package var scale: Double?
  /// The tint that the person has chosen for the Home Screen, the Lock Screen or the watch face; nil for
  /// ``Tint/standard`` where a placement needs one.
  package var tint: Tint?
  package var luminance = Luminance.standard
  package var lock = Lock.unlocked
  package var detail = Detail.default

  package init() {}

  /// Whether the system hides what is private: on a locked device, and on a display that is dimmed.
  ///
  /// Source: Apple, “Creating a widget extension”, Hide sensitive content, and “Designing your app for the Always On
  /// state”, Hide sensitive information.
  package var hidesPrivateContent: Bool { lock == .locked || luminance == .reduced }

  package static let typeSizes = namedSizes.map(\.name)

  private static let namedSizes: [(name: String, size: DynamicTypeSize)] = [
    ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("xLarge", .xLarge), ("xxLarge", .xxLarge), ("xxxLarge", .xxxLarge),
    ("accessibility1", .accessibility1), ("accessibility2", .accessibility2),
    ("accessibility3", .accessibility3), ("accessibility4", .accessibility4),
    ("accessibility5", .accessibility5),
  ]

  package var dynamicTypeSize: DynamicTypeSize {
    Self.namedSizes.first { $0.name == typeSize }?.size ?? .large
  }
}
