import Foundation
import SwiftUI

/// The results of a scale: positions, colours, symbols or sizes.
public protocol ScaleRange {
  associatedtype VisualValue
  var _values: [VisualValue] { get }
}

/// A range of positions, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// Points left free at either end, of a plot of a length; the first end is that of the first value.
  func _insets(in length: CGFloat) -> (start: CGFloat, end: CGFloat)
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _values: [Color] { stops.map(\.color) }
}

/// The plot's length, less what is left free at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let startPadding: CGFloat
  let endPadding: CGFloat
  public var _values: [CGFloat] { [] }
  public func _insets(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (startPadding, endPadding)
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  }
  /// - Parameter padding: points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _values: [Element] { self }
}

extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
  public var _values: [CGFloat] { [lowerBound, upperBound] }
  public func _insets(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (lowerBound, length - upperBound)
  }
}
