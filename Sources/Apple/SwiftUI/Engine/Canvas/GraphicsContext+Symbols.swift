import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
  /// A view of the canvas's `symbols`, drawn once for many places.
  public struct ResolvedSymbol {
    /// Points.
    public let size: CGSize
    let commands: [Command]
  }

  /// The view among the canvas's `symbols` that has this `tag(_:)`; nil where none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    sheet.symbol(AnyHashable(id)).map { ResolvedSymbol(size: $0.size, commands: $0.commands) }
  }

  /// Stretched to the rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var inner = self
    inner.concatenate(
      CGAffineTransform(
        a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
        tx: rect.minX, ty: rect.minY))
    inner.appendMapped(symbol.commands)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor))
  }
}
