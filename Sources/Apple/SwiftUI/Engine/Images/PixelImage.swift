import DisplayList
import Foundation
import Symbols

/// Pixels of the developer's own.
struct PixelImage: Equatable, Sendable {
  var image: ImagePixels
  /// Pixels per point.
  var scale: CGFloat
  var isTemplate = false
  /// The symbol that the picture shows, where it has no colours of its own.
  var symbol: PicturedSymbol?

  /// A symbol with the size and weight that it was asked for with.
  struct PicturedSymbol: Equatable, Sendable {
    let name: String
    let outlines: SymbolLibrary.Symbol

    static func == (a: Self, b: Self) -> Bool {
      a.name == b.name && a.outlines.width == b.outlines.width
        && a.outlines.ascent == b.outlines.ascent
    }
  }

  var size: CGSize {
    CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }
}
