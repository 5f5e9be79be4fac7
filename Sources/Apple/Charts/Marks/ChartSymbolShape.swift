import DisplayList
import SwiftUI

/// The shape of a point's symbol.
public protocol ChartSymbolShape: Shape {
  /// The rectangle, in units of the symbol's box, that makes the form appear as large as the others.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(.circle) }
  public static var square: BasicChartSymbolShape { .init(.square) }
  public static var triangle: BasicChartSymbolShape { .init(.triangle) }
  public static var diamond: BasicChartSymbolShape { .init(.diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  public static var plus: BasicChartSymbolShape { .init(.plus) }
  public static var cross: BasicChartSymbolShape { .init(.cross) }
  public static var asterisk: BasicChartSymbolShape { .init(.asterisk) }
}

/// A form whose type is hidden.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  public nonisolated init<S: ChartSymbolShape>(_ shape: S) { self.shape = AnyShape(shape) }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
