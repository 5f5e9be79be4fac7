import SwiftUI

/// How an entry is drawn: what can change without a new timeline.
package struct Look: Hashable, Sendable, Codable {
  package enum Appearance: String, CaseIterable, Codable, Sendable { case light, dark }
  package enum Contrast: String, CaseIterable, Codable, Sendable { case standard, increased }
  package enum Direction: String, CaseIterable, Codable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }
  package enum Rendering: String, CaseIterable, Codable, Sendable {
    case fullColor, accented, vibrant
  }

  package var appearance = Appearance.light
  package var contrast = Contrast.standard
  /// Apple's name: `xSmall` … `accessibility5`.
  package var typeSize = "large"
  /// nil for the locale's own.
  package var direction: Direction?
  /// nil for what the placement uses.
  package var rendering: Rendering?
  /// Pixels a point; nil for the device's.
  package var scale: Double?

  package init() {}

  package static let typeSizes = DynamicTypeSize.allCases.map { "\($0)" }

  package var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases.first { "\($0)" == typeSize } ?? .large
  }
}
