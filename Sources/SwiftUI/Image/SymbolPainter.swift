import DisplayList
import Foundation
import Symbols

/// Draws a symbol's layers.
struct SymbolPainter {
  let symbol: SymbolLibrary.Symbol
  let mode: SymbolRenderingMode
  let environment: EnvironmentValues

  /// Strength of the levels of a hierarchical symbol. Source: `styles_geometry.json`,
  /// `hierarchical_styles.custom_or_named_colour_levels`.
  private static let levels: [Double] = [1, 0.5, 0.25]

  /// - Parameters:
  ///   - size: the symbol's own, which is stretched to `rect`.
  ///   - descent: of that size, what lies below the baseline.
  func draw(
    in rect: CGRect, size: CGSize, descent: CGFloat, _ context: inout DrawContext
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let scaleX = rect.width / size.width, scaleY = rect.height / size.height
    let baseline = rect.maxY - descent * scaleY
    // Sizes are rounded up to pixels; the outlines keep to the middle.
    let slack = (size.width - symbol.width) / 2 * scaleX
    let map = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX + slack, ty: baseline)
    for layer in mode == .monochrome ? symbol.layers : symbol.hierarchicalLayers {
      context.append(
        .fill(layer.outline.mapped(by: map), layer.rule, paint(level: layer.level, in: rect)))
    }
  }

  private func paint(level: Int, in rect: CGRect) -> Paint {
    switch mode {
    case .palette: environment.foregroundInk(level).paint(in: rect)
    case .hierarchical, .multicolor:
      environment.foregroundInk().dimmed(Self.levels[min(max(level, 0), 2)]).paint(in: rect)
    default: environment.foregroundPaint(in: rect)
    }
  }
}

extension Outline {
  /// The outline moved and scaled; what isn't a list of segments is mapped by its box.
  func mapped(by t: CGAffineTransform) -> Outline {
    switch self {
    case .rect(let rect): return .rect(rect.applying(t))
    case .roundedRect(let rect, let corner, let continuous):
      return .roundedRect(
        rect.applying(t),
        cornerSize: CGSize(width: corner.width * abs(t.a), height: corner.height * abs(t.d)),
        continuous: continuous)
    case .ellipse(let rect): return .ellipse(rect.applying(t))
    case .path(let segments):
      return .path(
        segments.map { segment in
          switch segment {
          case .move(let p): .move(p.applying(t))
          case .line(let p): .line(p.applying(t))
          case .quad(let p, let c): .quad(p.applying(t), control: c.applying(t))
          case .cubic(let p, let c1, let c2):
            .cubic(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
          case .close: .close
          }
        })
    }
  }
}
