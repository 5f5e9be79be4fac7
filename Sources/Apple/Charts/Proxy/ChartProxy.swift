import SwiftUI

/// The positions of values in a chart that is laid out, in points from the plot's upper left corner.
public struct ChartProxy {
  let x: AxisScale
  let y: AxisScale
  let size: CGSize
  let plot: Anchor<CGRect>
  let styles: (_Datum) -> AnyShapeStyle?

  public var plotSize: CGSize { size }
  public var plotAreaSize: CGSize { size }
  /// An anchor to be resolved by a `GeometryProxy`.
  public var plotFrame: Anchor<CGRect>? { plot }
  public var plotAreaFrame: Anchor<CGRect> { plot }
  public var plotContainerFrame: Anchor<CGRect>? { plot }

  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(value.datum) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(value.datum) }
  public func position<X: Plottable, Y: Plottable>(
    for position: (x: X, y: Y)
  ) -> CGPoint? {
    guard let x = x.position(position.x.datum), let y = y.position(position.y.datum) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// The range of a name's band; the position alone for any other value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    Self.range(x, value.datum)
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    Self.range(y, value.datum)
  }

  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    x.datum(at: position).flatMap(P.from)
  }
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    y.datum(at: position).flatMap(P.from)
  }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    styles(value.datum)
  }

  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(x) }
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(y) }

  private static func domain<P: Plottable>(_ scale: AxisScale) -> [P] {
    if scale.isCategory {
      return scale.categories.compactMap { P.from(_Datum(.category($0))) }
    }
    return [scale.lower, scale.upper].compactMap {
      P.from(_Datum(scale.isDate ? .date($0) : .number($0)))
    }
  }

  private static func range(_ scale: AxisScale, _ datum: _Datum) -> ClosedRange<CGFloat>? {
    guard let middle = scale.position(datum), middle.isFinite, scale.band.isFinite else {
      return nil
    }
    let half = scale.isCategory ? abs(scale.band) / 2 : 0
    return middle - half...middle + half
  }
}
