internal import CPixels
import DisplayList
import Foundation

/// The key of a mask. For upright rectangles it holds the corners and the position between pixels
/// only, so that rectangles of many sizes share one mask.
struct MaskKey: Hashable {
  var outline: Outline
  var rule: FillRule
  var ctm: CGAffineTransform
  var blur: BlurSize
}

/// The coverage of an outline, sharp or blurred, of which a column and a row may be repeated.
struct StretchedMask {
  var mask: CoverageMask
  /// The column and row of the mask that are repeated `extra` times.
  var middle: (x: Int, y: Int)
  var extra: (x: Int, y: Int)
  /// The area that it covers in the frame's grid.
  var area: PixelRect

  /// Lays a colour through a part of it.
  func draw(_ color: UInt32, in part: PixelRect, on canvas: Canvas) {
    guard !part.isEmpty, color >> 24 > 0 else { return }
    canvas.withPixels { words, stride in
      mask.bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        px_stretched_mask_over(
          words + canvas.offset(area.x0, area.y0), stride, start, mask.area.width,
          Int32(middle.x), Int32(middle.y), Int32(extra.x), Int32(extra.y),
          Int32(part.x0 - area.x0), Int32(part.y0 - area.y0), Int32(part.x1 - area.x0),
          Int32(part.y1 - area.y0), color)
      }
    }
  }

  func draw(_ shader: GradientShader, in part: PixelRect, on canvas: Canvas) {
    canvas.withPixels { words, stride in
      mask.bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        shader.withGradient {
          px_stretched_gradient_over(
            $0, words + canvas.offset(area.x0, area.y0), stride, Int32(area.x0), Int32(area.y0),
            start, mask.area.width, Int32(middle.x), Int32(middle.y), Int32(extra.x),
            Int32(extra.y), Int32(part.x0 - area.x0), Int32(part.y0 - area.y0),
            Int32(part.x1 - area.x0), Int32(part.y1 - area.y0))
        }
      }
    }
  }
}

extension Rasterizer {
  /// Pixels; what is larger is drawn without a mask that is kept.
  private static let largestMaskArea = 4 << 20

  /// The mask of an outline, from the cache where it was drawn before.
  ///
  /// - Returns: nil where there is nothing to cover, or far more than any canvas has.
  func mask(of outline: Outline, _ rule: FillRule, blur: BlurSize, _ map: CGAffineTransform)
    -> StretchedMask?
  {
    guard let box = outline.bounds else { return nil }
    let device = box.applying(map)
    let largest = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)
    guard largest.contains(device) else { return nil }
    let covered = PixelRect(covering: device)
    let reach = blur.reach, pad = (x: reach.x + 1, y: reach.y + 1)
    var ctm = map
    ctm.tx -= CGFloat(covered.x0)
    ctm.ty -= CGFloat(covered.y0)
    var key = MaskKey(outline: outline, rule: rule, ctm: ctm, blur: blur)
    var extra = (x: 0, y: 0)
    if let corner = outline.uprightCorner, ctm.isScaleAndMove {
      // The same figure in pixels, less what the middle can be stretched by.
      let size = CGSize(width: corner.size.width * ctm.a, height: corner.size.height * ctm.d)
      let least = (
        x: 2 * (PixelRect.whole((size.width * corner.reach).rounded(.up)) + pad.x) + 3,
        y: 2 * (PixelRect.whole((size.height * corner.reach).rounded(.up)) + pad.y) + 3
      )
      extra = (max(covered.width - least.x, 0), max(covered.height - least.y, 0))
      let rect = CGRect(
        x: device.minX - CGFloat(covered.x0), y: device.minY - CGFloat(covered.y0),
        width: device.width - CGFloat(extra.x), height: device.height - CGFloat(extra.y))
      key = MaskKey(
        outline: corner.size == .zero
          ? .rect(rect)
          : .roundedRect(rect, cornerSize: size, continuous: corner.reach > 1),
        rule: .nonZero, ctm: .identity, blur: blur)
    }
    let pixels = (covered.width - extra.x + 2 * pad.x) * (covered.height - extra.y + 2 * pad.y)
    guard pixels <= Self.largestMaskArea else { return nil }
    let mask = masks[key] ?? newMask(key, pad: pad)
    return StretchedMask(
      mask: mask, middle: (mask.area.width / 2, mask.area.height / 2), extra: extra,
      area: covered.insetBy(-pad.x, -pad.y))
  }

  private func newMask(_ key: MaskKey, pad: (x: Int, y: Int)) -> CoverageMask {
    let covered = key.outline.bounds.map { PixelRect(covering: $0.applying(key.ctm)) } ?? .empty
    var mask = CoverageMask(
      key.outline, key.rule, key.ctm, area: covered.insetBy(-pad.x, -pad.y), pool)
    mask.blur(key.blur)
    masks.insert(mask, for: key, bytes: mask.bytes.count + 256)
    return mask
  }
}

extension Outline {
  /// The corner of a rectangle, and how far its curve goes along the sides in corner sizes; nil
  /// for anything else.
  var uprightCorner: (size: CGSize, reach: CGFloat)? {
    switch self {
    case .rect: return (.zero, 1)
    case .roundedRect(_, let size, let continuous):
      return size.width > 0 && size.height > 0
        ? (size, continuous ? ContinuousCorner.reach : 1) : (.zero, 1)
    case .ellipse, .path: return nil
    }
  }

  /// Rectangles of whole pixels that an outline certainly covers all of.
  func insides(_ ctm: CGAffineTransform) -> [PixelRect] {
    guard ctm.b == 0, ctm.c == 0, let device = bounds?.applying(ctm) else { return [] }
    if case .ellipse = self {
      // The largest rectangle in an ellipse takes 1/√2 of both axes.
      return [
        PixelRect(within: device.insetBy(dx: device.width * 0.1465, dy: device.height * 0.1465))
      ]
    }
    guard let corner = uprightCorner else { return [] }
    let w = min(corner.size.width * abs(ctm.a) * corner.reach, device.width / 2)
    let h = min(corner.size.height * abs(ctm.d) * corner.reach, device.height / 2)
    if w == 0 || h == 0 { return [PixelRect(within: device)] }
    return [
      PixelRect(within: device.insetBy(dx: w, dy: 0)),
      PixelRect(within: device.insetBy(dx: 0, dy: h)),
    ]
  }
}
