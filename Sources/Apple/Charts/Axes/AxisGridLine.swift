import SwiftUI

/// A line across the plot at a value.
public nonisolated struct AxisGridLine: _PrimitiveAxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?

  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    parts.parts.append(AxisPart(kind: .grid(centered: mark.centered, mark.stroke)))
  }
}
