import CPixels
import DisplayList
import Foundation

/// What a shadow's mask depends on. Upright rectangles are told apart by their corners and their
/// place between pixels alone: the middle is stretched, so cards of any size share a mask.
struct ShadowKey: Hashable {
  var outline: Outline
  var rule: FillRule
  var ctm: CGAffineTransform
  var blur: BlurSize
}

struct ShadowMask {
  /// Its `area` is relative to the whole pixel that the outline's map starts from.
  var mask: CoverageMask
  /// The column and row, counted in the mask, that may be repeated.
  var middle: (x: Int, y: Int)
}

extension Rasterizer {
  /// The shadow of one filled outline, without the outline itself.
  ///
  /// - Parameter radius: SwiftUI's, points in the outline's space, as `offset`.
  func drawShadow(
    of outline: Outline, _ rule: FillRule, color: RGBA, radius: CGFloat, offset: CGSize,
    _ state: DrawState
  ) {
    guard let box = outline.bounds else { return }
    let blur = BlurSize(radius: radius, state.ctm)
    let reach = blur.reach, move = state.ctm.pixels(offset)
    let pad = (x: reach.x + 1, y: reach.y + 1)
    let device = box.applying(state.ctm)
    let covered = PixelRect(covering: device)
    let area = covered.insetBy(-pad.x, -pad.y).offsetBy(move.x, move.y)
    let seen = area.intersection(state.clip.bounds).intersection(state.canvas.area)
    guard !seen.isEmpty, device.width.isFinite, device.height.isFinite else { return }

    let start = (x: covered.x0, y: covered.y0)
    var ctm = state.ctm
    ctm.tx -= CGFloat(start.x)
    ctm.ty -= CGFloat(start.y)
    var key = ShadowKey(outline: outline, rule: rule, ctm: ctm, blur: blur)
    var extra = (x: 0, y: 0)
    if let corner = outline.uprightCorner, ctm.isScaleAndMove {
      // The same figure in pixels, less what the middle can be stretched by.
      let size = CGSize(width: corner.size.width * ctm.a, height: corner.size.height * ctm.d)
      let curve = (x: size.width * corner.reach, y: size.height * corner.reach)
      let least = (
        x: 2 * (PixelRect.whole(curve.x.rounded(.up)) + pad.x) + 3,
        y: 2 * (PixelRect.whole(curve.y.rounded(.up)) + pad.y) + 3
      )
      extra = (max(covered.width - least.x, 0), max(covered.height - least.y, 0))
      let rect = CGRect(
        x: device.minX - CGFloat(start.x), y: device.minY - CGFloat(start.y),
        width: device.width - CGFloat(extra.x), height: device.height - CGFloat(extra.y))
      key = ShadowKey(
        outline: corner.size == .zero
          ? .rect(rect)
          : .roundedRect(rect, cornerSize: size, continuous: corner.reach > 1),
        rule: .nonZero, ctm: .identity, blur: blur)
    }
    let shadow = shadowMask(key, pad: pad)
    let target = state.clip.leavesWhole(seen) ? state.canvas : Canvas(layer: seen)
    target.withPixels { words, stride in
      shadow.mask.bytes.withUnsafeBufferPointer { mask in
        guard let first = mask.baseAddress else { return }
        px_stretched_mask_over(
          words + target.offset(area.x0, area.y0), stride, first, shadow.mask.area.width,
          Int32(shadow.middle.x), Int32(shadow.middle.y), Int32(extra.x), Int32(extra.y),
          Int32(seen.x0 - area.x0), Int32(seen.y0 - area.y0), Int32(seen.x1 - area.x0),
          Int32(seen.y1 - area.y0), color.word)
      }
    }
    if target !== state.canvas { put(target, blend: .normal, opacity: 1, state) }
  }

  private func shadowMask(_ key: ShadowKey, pad: (x: Int, y: Int)) -> ShadowMask {
    if let known = shadows[key] { return known }
    let covered = key.outline.bounds.map { PixelRect(covering: $0.applying(key.ctm)) } ?? .empty
    var mask = CoverageMask(
      key.outline, key.rule, key.ctm, area: covered.insetBy(-pad.x, -pad.y))
    mask.blur(key.blur)
    let shadow = ShadowMask(
      mask: mask, middle: (x: mask.area.width / 2, y: mask.area.height / 2))
    shadows.insert(shadow, for: key, bytes: mask.bytes.count + 256)
    return shadow
  }
}

extension Outline {
  /// The corner of a rectangle, and how far its curve goes along the sides in corner sizes; nil
  /// for anything else.
  fileprivate var uprightCorner: (size: CGSize, reach: CGFloat)? {
    switch self {
    case .rect: return (.zero, 1)
    case .roundedRect(_, let size, let continuous):
      return (size, continuous ? ContinuousCorner.reach : 1)
    case .ellipse, .path: return nil
    }
  }
}
