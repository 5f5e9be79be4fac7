import Foundation

/// The differences from a golden that pass. None by default: the same source gives the same pixels on every
/// machine, so that what a tolerance lets pass is always a change. Where one is used, failures mention it.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The number of pixels that may differ, however much.
  var pixels = 0
  /// CIE ΔE*ab 2000, 0…100: smaller differences of color are ignored.
  var deltaE = 0.0
  /// Rectangles that aren't compared; points, from the top left.
  var masks: [CGRect] = []

  /// The tolerance that allows no differing pixel.
  public static let exact = SnapshotTolerance()

  /// - Parameter count: the number of pixels that may differ, however much.
  public static func pixels(_ count: Int) -> SnapshotTolerance {
    SnapshotTolerance(pixels: max(count, 0))
  }

  /// - Parameter deltaE: CIE ΔE*ab 2000, 0…100; a trained eye sees about 1.
  public static func perceptual(_ deltaE: Double) -> SnapshotTolerance {
    SnapshotTolerance(deltaE: max(deltaE, 0))
  }

  /// - Parameter regions: rectangles that aren't compared; points, from the top left.
  public func ignoring(_ regions: CGRect...) -> SnapshotTolerance {
    var tolerance = self
    tolerance.masks += regions
    return tolerance
  }
}
