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

/// A circle serves as a symbol: `.symbol(Circle().strokeBorder(lineWidth: 2))`.
extension Circle: ChartSymbolShape {}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline, within the form.
  /// - Parameter lineWidth: points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: style)
  }
}

/// The outline of a form, within it.
nonisolated struct StrokedSymbol<Form: ChartSymbolShape>: ChartSymbolShape {
  let shape: Form
  let style: StrokeStyle

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(
      style)
  }
}

/// A form whose type is hidden.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  public nonisolated init<S: ChartSymbolShape>(_ shape: S) { self.shape = AnyShape(shape) }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
