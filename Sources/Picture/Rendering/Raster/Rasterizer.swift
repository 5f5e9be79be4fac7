internal import CCairo
import DisplayList
import Foundation

/// Draws display lists into pixels. It keeps glyphs, shadows and scaled images from one picture to
/// the next, so make one a worker; it isn't for several threads at once.
///
/// Nothing but the list and the arguments decides the pixels: no fontconfig, no locale, no
/// environment.
package final class Rasterizer {
  let fonts = FontStore()
  let glyphs = GlyphCache()
  var masks = BoundedCache<MaskKey, CoverageMask>(limit: 8 << 20)
  var images = BoundedCache<SampledImageKey, Bitmap>(limit: 32 << 20)
  var emoji = BoundedCache<EmojiKey, BitmapGlyph>(limit: 8 << 20)
  let pool = PixelPool()
  private var last: Bitmap?

  package init() {}

  /// The largest picture, pixels a side.
  package static let largestSide = 16_384

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - background: what is beneath everything; nil for nothing.
  /// - Returns: `size` × `scale` pixels, rounded, at least one each way.
  package func render(_ list: DisplayList, scale: CGFloat, background: RGBA? = nil) -> Bitmap {
    func side(_ points: CGFloat) -> Int {
      min(max(PixelRect.whole((points * scale).rounded()), 1), Self.largestSide)
    }
    let isUsable = scale.isFinite && scale > 0
    let bitmap = emptyBitmap(
      width: side(list.size.width), height: side(list.size.height),
      clear: !isUsable || !list.startsOpaque)
    last = bitmap
    guard isUsable else { return bitmap }
    let area = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
    let canvas = Canvas(bitmap, at: area)
    if let background {
      cairo_set_source_rgba(
        canvas.context, background.red, background.green, background.blue, background.alpha)
      cairo_paint(canvas.context)
    }
    let walk = Walk(rasterizer: self, commands: CommandTree(list.commands))
    walk.draw(
      list.commands.indices,
      DrawState(canvas: canvas, ctm: CGAffineTransform(scaleX: scale, y: scale), clip: Clip(area)))
    return bitmap
  }

  /// The memory of the last picture, reused where its size fits and it is no longer referenced: the
  /// system takes longer to map new pages than cairo to fill them.
  private func emptyBitmap(width: Int, height: Int, clear: Bool) -> Bitmap {
    if isKnownUniquelyReferenced(&last), let bitmap = last, bitmap.width == width,
      bitmap.height == height
    {
      if clear { bitmap.clear() }
      return bitmap
    }
    return Bitmap(width: width, height: height)
  }
}

extension DisplayList {
  /// The first thing drawn hides all beneath it.
  fileprivate var startsOpaque: Bool {
    for command in commands {
      switch command {
      case .beginView: continue
      case .fill(.rect(let rect), _, .color(let color)):
        // Rounded up, since the last pixel may go beyond the size.
        return color.alpha >= 1 && rect.minX <= 0 && rect.minY <= 0
          && rect.maxX >= size.width.rounded(.up) && rect.maxY >= size.height.rounded(.up)
      default: return false
      }
    }
    return false
  }
}

/// The state in which commands are drawn.
struct DrawState {
  var canvas: Canvas
  /// The transform from the commands' space to the frame's pixels.
  var ctm: CGAffineTransform
  var clip: Clip
  /// An opacity that a single command takes into its paint.
  var alpha: CGFloat = 1
}
