internal import CFreeType
internal import CPixels
import DisplayList
import Foundation

/// A glyph's coverage at one size and one position between pixels.
struct GlyphMask {
  /// Pixels from the whole pixel that holds the origin.
  var left: Int, top: Int
  var width: Int, height: Int
  /// The start of the mask in the cache's store; its rows are `width` bytes long.
  var start: Int
}

/// Masks of glyphs, by size and quarter pixel. Glyphs are placed to an eighth of a pixel, as on Apple's
/// systems; cairo 1.16 would put them on whole pixels.
final class GlyphCache {
  private struct SizeKey: Hashable {
    var font: Int
    /// Pixels per em.
    var x: CGFloat, y: CGFloat
    var dilation: Int
  }

  /// The masks of one face at one size, by glyph and phase.
  private final class Sheet { var masks: [UInt64: GlyphMask] = [:] }

  private var sheets: [SizeKey: Sheet] = [:]
  private var lastKey: SizeKey?
  private var lastSheet: Sheet?
  private(set) var bytes: [UInt8] = []
  private static let limit = 16 << 20

  /// - Parameters:
  ///   - size: pixels an em, along both axes.
  ///   - phase: quarters of a pixel right and down, 0…3.
  ///   - dilation: the distance, in 64ths of a pixel, by which the outline is moved outward.
  func mask(
    _ glyph: UInt32, _ font: FontInstance, size: (x: CGFloat, y: CGFloat), phase: (x: Int, y: Int),
    dilation: Int
  ) -> GlyphMask {
    let key = SizeKey(font: font.number, x: size.x, y: size.y, dilation: dilation)
    let sheet = key == lastKey ? lastSheet! : sheets[key] ?? Sheet()
    let index = UInt64(glyph) << 4 | UInt64(phase.x << 2 | phase.y)
    if let known = sheet.masks[index] {
      (lastKey, lastSheet) = (key, sheet)
      return known
    }
    if bytes.count > Self.limit {
      bytes.removeAll(keepingCapacity: true)
      sheets.removeAll()
      sheet.masks.removeAll()
    }
    sheets[key] = sheet
    (lastKey, lastSheet) = (key, sheet)
    let mask = rendered(glyph, font, size: size, phase: phase, dilation: dilation)
    sheet.masks[index] = mask
    return mask
  }

  private func rendered(
    _ glyph: UInt32, _ font: FontInstance, size: (x: CGFloat, y: CGFloat), phase: (x: Int, y: Int),
    dilation: Int
  ) -> GlyphMask {
    let nothing = GlyphMask(left: 0, top: 0, width: 0, height: 0, start: 0)
    guard let slot = font.loadOutline(glyph) else { return nothing }
    // Font units to 1/64 pixels, as 16.16 numbers.
    let x = Double(size.x / font.unitsPerEm) * 64 * 65536
    let y = Double(size.y / font.unitsPerEm) * 64 * 65536
    let fits: ClosedRange<FT_Fixed> = -1 << 40...1 << 40
    var matrix = FT_Matrix(
      xx: FT_Fixed(clamping: x.rounded(), to: fits),
      xy: FT_Fixed(clamping: (x * font.slant).rounded(), to: fits), yx: 0,
      yy: FT_Fixed(clamping: y.rounded(), to: fits))
    FT_Outline_Transform(&slot.pointee.outline, &matrix)
    if dilation > 0 {
      // FreeType leaves the left and the lower edges where they are.
      FT_Outline_EmboldenXY(&slot.pointee.outline, dilation * 2, dilation * 2)
      FT_Outline_Translate(&slot.pointee.outline, -dilation, -dilation)
    }
    FT_Outline_Translate(&slot.pointee.outline, phase.x * 16, -phase.y * 16)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let left = box.xMin >> 6, bottom = box.yMin >> 6
    let width = (box.xMax + 63) >> 6 - left, height = (box.yMax + 63) >> 6 - bottom
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nothing }
    FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: width * height))
    bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress! + start
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap)
    }
    return GlyphMask(
      left: left, top: -(bottom + height), width: width, height: height, start: start)
  }
}
