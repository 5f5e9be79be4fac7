import Foundation

/// The blend mode of a group. The names are SwiftUI's, the last five CoreGraphics'.
package enum Blend: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter, sourceIn, sourceOut, destinationIn,
    destinationAtop, xor

  /// Pixels outside the group are changed too.
  package var reachesBeyondSource: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
