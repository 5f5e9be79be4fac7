import Foundation

/// The effect of a material on the picture beneath it.
struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, points.
  var radius: CGFloat
  var saturation: Double

  /// A longer picture isn't drawn a second time.
  static let mostCommands = 4000
}
