import SwiftUI

/// A short line outside of the plot at a value.
public nonisolated struct AxisTick: _PrimitiveAxisMark {
  private let centered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat), longestLabel(CGFloat)
    }
    let kind: Kind
    public static let automatic = Length(kind: .automatic)
    /// A tick as long as its label.
    public static let label = Length(kind: .label(0))
    /// A tick as long as the longest label of the axis.
    public static let longestLabel = Length(kind: .longestLabel(0))
    /// - Parameter extendPastBy: points.
    public static func label(extendPastBy: CGFloat) -> Length {
      Length(kind: .label(extendPastBy))
    }
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      Length(kind: .longestLabel(extendPastBy))
    }
  }

  public nonisolated init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  /// - Parameter length: points.
  public nonisolated init(
    centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil
  ) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }

  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    parts.parts.append(AxisPart(kind: .tick(centered: mark.centered, mark.length, mark.stroke)))
  }
}
