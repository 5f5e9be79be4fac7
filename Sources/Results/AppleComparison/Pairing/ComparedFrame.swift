import Foundation

/// A frame of ours that a picture of Apple's may show.
package struct ComparedFrame: Hashable, Sendable {
  package var id: String
  package var kind: String
  package var displayName: String
  package var family: String
  package var device: String
  package var phase: String
  /// The values that differ from the defaults, by the manifest's keys.
  package var variant: [String: String]
  /// Points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  /// Points; what lies beyond the corners of a widget in a screenshot is not the widget's.
  package var cornerRadius: Double
  package var digest: String

  package init(
    id: String, kind: String, displayName: String, family: String, device: String, phase: String,
    variant: [String: String], size: CGSize, scale: Double, cornerRadius: Double, digest: String
  ) {
    self.id = id
    self.kind = kind
    self.displayName = displayName
    self.family = family
    self.device = device
    self.phase = phase
    self.variant = variant
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.digest = digest
  }

  /// The size in pixels.
  package var width: Int { Self.pixels(size.width, scale) }
  package var height: Int { Self.pixels(size.height, scale) }

  private static func pixels(_ points: CGFloat, _ scale: Double) -> Int {
    Int(exactly: (Double(points) * scale).rounded()) ?? 0
  }
}
