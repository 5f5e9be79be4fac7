import Foundation

extension Text {
  /// The scale of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    /// The factor of the font's size. Apple hasn't published its own; in Weather and Fitness, which
    /// set units so, they come to about four fifths.
    var factor: CGFloat { isSecondary ? 0.8 : 1 }
  }
}
