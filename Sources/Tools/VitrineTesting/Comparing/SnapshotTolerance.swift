import Foundation

/// What may differ from a golden. Nothing by default: the same source gives the same pixels on every
/// machine, so that what a tolerance lets pass is always a change. Where one is used the failure says so.
public struct SnapshotTolerance: Hashable, Sendable {
  /// So many pixels may differ, however much.
  var pixels = 0
  /// CIE ΔE*ab 2000, 0…100: smaller differences of colour are none.
  var deltaE = 0.0
  /// Rectangles in which anything goes; points, from the top.
  var masks: [CGRect] = []

  /// Not one pixel.
  public static let exact = SnapshotTolerance()

  /// - Parameter count: of pixels that may differ, however much.
  public static func pixels(_ count: Int) -> SnapshotTolerance {
    SnapshotTolerance(pixels: max(count, 0))
  }

  /// - Parameter deltaE: CIE ΔE*ab 2000, 0…100; a trained eye sees about 1.
  public static func perceptual(_ deltaE: Double) -> SnapshotTolerance {
    SnapshotTolerance(deltaE: max(deltaE, 0))
  }

  /// - Parameter regions: points, from the top left: what is in there isn't compared.
  public func ignoring(_ regions: CGRect...) -> SnapshotTolerance {
    var tolerance = self
    tolerance.masks += regions
    return tolerance
  }
}
