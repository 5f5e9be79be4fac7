import DisplayList
import Foundation
import Symbols

/// An image resolved in its environment.
struct ResolvedImage {
  enum Content {
    /// A bitmap. Of a template image (`isTemplate`) only the alpha is used, filled with the foreground style.
    case pixels(ImagePixels, isTemplate: Bool)
    case symbol(SymbolLibrary.Symbol, SymbolAppearance)
    /// Drawing commands, in the coordinates of the image's size.
    case drawing([Command])
    case nothing
  }

  let content: Content
  var isSymbol: Bool {
    if case .symbol = content { return true }
    return false
  }
  /// The size, in points.
  let size: CGSize
  /// The distance of the lower edge below the baseline, in points; 0 except for symbols.
  let descent: CGFloat
  /// The distance of the symbol's origin from the left edge, in points; 0 except for symbols.
  var origin: CGFloat = 0
  var resizing: Image.Resizing?
  var interpolation = Image.Interpolation.medium
  /// The environment that the paints are resolved in.
  var environment: EnvironmentValues

  func draw(in rect: CGRect, _ context: inout DrawContext) {
    if rect.width <= 0 || rect.height <= 0 { return }
    if environment.isContentRedacted {
      if case .nothing = content { return }
      let paint = environment.foregroundPaint(in: rect).faded(to: Redaction.opacity)
      return context.append(.fill(.rect(rect), .nonZero, paint))
    }
    switch content {
    case .nothing: return
    case .drawing(let commands):
      guard size.width > 0, size.height > 0 else { return }
      let map = CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY)
      let group = CompositingGroup(transform: map, clip: .rect(CGRect(origin: .zero, size: size)))
      context.group(group) { for command in commands { $0.append(command) } }
    case .pixels(let image, let isTemplate):
      let tint = isTemplate ? environment.foregroundPaint(in: rect) : nil
      draw(image, tint: tint, in: rect, &context)
    case .symbol(let symbol, let appearance):
      SymbolRenderer(symbol: symbol, appearance: appearance, environment: environment).draw(
        in: rect, size: size, origin: origin, descent: descent, &context)
    }
  }
}
