internal import CPixels
import DisplayList
import Foundation

extension Walk {
  /// Draws a group's picture flat, and then as it is seen in space.
  func drawProjected(
    _ group: Group, _ projection: Projection, _ range: Range<Int>, _ outer: DrawState
  ) {
    let ctm = group.transform.concatenating(outer.ctm)
    guard ctm.isUsable, group.opacity > 0, projection.isFinite,
      let back = projection.concatenating(Projection(ctm)).inverse
    else { return }
    var flat = group
    flat.projection = nil
    flat.transform = .identity
    flat.opacity = 1
    flat.blend = .normal
    // As fine as the frame's pixels where the picture is enlarged most.
    let content = commands.groupBounds(flat, range, .identity)
    guard !content.isEmpty, let seen = projection.bounds(of: content.rect) else { return }
    let area = PixelRect(covering: seen.applying(ctm)).intersection(outer.clip.bounds)
    guard !area.isEmpty else { return }
    let most = CGFloat(max(content.width, content.height))
    let scale = min(max(ctm.spread.x, ctm.spread.y) * 2, 4096 / max(most, 1))
    let toSheet = CGAffineTransform(scaleX: scale, y: scale)
    let covered = PixelRect(covering: content.rect.applying(toSheet))
    let sheet = Canvas(layer: covered, rasterizer.pool)
    drawGroup(flat, range, DrawState(canvas: sheet, ctm: toSheet, clip: Clip(covered)))

    let layer = Canvas(layer: area, rasterizer.pool)
    let map = back.concatenating(
      Projection(
        toSheet.concatenating(
          CGAffineTransform(translationX: -CGFloat(covered.x0), y: -CGFloat(covered.y0)))))
    let m = [
      map.m11, map.m21, map.m31, map.m12, map.m22, map.m32, map.m13, map.m23, map.m33,
    ].map { Double($0) }
    sheet.withPixels { words, stride in
      layer.withPixels { to, toStride in
        px_project(
          words, Int32(covered.width), Int32(covered.height), stride, m, to, toStride,
          Double(area.x0), Double(area.y0), Int32(area.width), Int32(area.height))
      }
    }
    rasterizer.put(layer, blend: group.blend, opacity: group.opacity * outer.alpha, outer)
  }
}
