import DisplayList
import SwiftUI

/// The forms that a chart brings. Which they are, and in which order a chart gives them to series:
/// circle, square, triangle, diamond, pentagon, as seen in iOS 18.3 by developers who asked how to
/// reproduce it. The forms after those have to be named.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Form: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let form: Form

  nonisolated init(_ form: Form) { self.form = form }

  public static var circle: BasicChartSymbolShape { .init(.circle) }
  public static var square: BasicChartSymbolShape { .init(.square) }
  public static var triangle: BasicChartSymbolShape { .init(.triangle) }
  public static var diamond: BasicChartSymbolShape { .init(.diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  public static var plus: BasicChartSymbolShape { .init(.plus) }
  public static var cross: BasicChartSymbolShape { .init(.cross) }
  public static var asterisk: BasicChartSymbolShape { .init(.asterisk) }

  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    switch form {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return Self.polygon(3, in: rect)
    case .diamond: return Self.polygon(4, in: rect)
    case .pentagon: return Self.polygon(5, in: rect)
    case .plus: return Self.strokes([0, 90], in: rect)
    case .cross: return Self.strokes([45, 135], in: rect)
    case .asterisk: return Self.strokes([30, 90, 150], in: rect)
    }
  }

  /// A corner at the top.
  private nonisolated static func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      for i in 0..<corners {
        let angle = Angle.degrees(Double(i) * 360 / Double(corners) - 90).radians
        let point = CGPoint(
          x: rect.midX + rect.width / 2 * CGFloat(cosine(angle)),
          y: rect.midY + rect.height / 2 * CGFloat(sine(angle)))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private nonisolated static func strokes(_ degrees: [Double], in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height) / 4
    var path = Path()
    for degree in degrees {
      let angle = Angle.degrees(degree).radians
      let x = CGFloat(cosine(angle)), y = CGFloat(sine(angle))
      path.move(to: CGPoint(x: rect.midX - rect.width / 2 * x, y: rect.midY - rect.height / 2 * y))
      path.addLine(
        to: CGPoint(x: rect.midX + rect.width / 2 * x, y: rect.midY + rect.height / 2 * y))
    }
    return path.strokedPath(StrokeStyle(lineWidth: width))
  }
}
