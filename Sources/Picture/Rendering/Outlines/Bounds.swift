internal import CPixels
import DisplayList
import Foundation

extension CommandTree {
  /// The pixels that commands may touch, in the frame's grid.
  func bounds(_ range: Range<Int>, _ ctm: CGAffineTransform) -> PixelRect {
    var box = Box()
    func add(_ rect: CGRect) {
      let device = rect.applying(ctm)
      guard device.width.isFinite, device.height.isFinite else { return }
      box.add(CGPoint(x: device.minX, y: device.minY))
      box.add(CGPoint(x: device.maxX, y: device.maxY))
    }
    var i = range.lowerBound
    while i < range.upperBound {
      switch commands[i] {
      case .beginGroup(let group):
        let inside = inside(groupAt: i, within: range)
        let inner = groupBounds(group, inside, ctm)
        if !inner.isEmpty {
          box.add(CGPoint(x: inner.x0, y: inner.y0))
          box.add(CGPoint(x: inner.x1, y: inner.y1))
        }
        i = inside.upperBound
      case .fill(let outline, _, _): if let rect = outline.bounds { add(rect) }
      case .stroke(let outline, let stroke, _):
        if let rect = outline.bounds { add(stroke.reach(around: rect)) }
      case .glyphs(let run): if let rect = run.reach { add(rect) }
      case .image(let image): add(image.destination.standardized)
      case .beginView, .endView, .endGroup: break
      }
      i += 1
    }
    return box.rect.map { PixelRect(covering: $0) } ?? .empty
  }

  func groupBounds(_ group: Group, _ range: Range<Int>, _ ctm: CGAffineTransform) -> PixelRect {
    if let projection = group.projection {
      var flat = group
      (flat.projection, flat.transform) = (nil, .identity)
      let content = groupBounds(flat, range, .identity)
      guard !content.isEmpty, projection.isFinite,
        let seen = projection.bounds(of: content.rect)
      else { return .empty }
      return PixelRect(covering: seen.applying(group.transform.concatenating(ctm)))
    }
    let map = group.transform.concatenating(ctm)
    guard map.isUsable else { return .empty }
    var area = bounds(range, map)
    for effect in group.effects { area = area.grown(by: effect, map) }
    if let clip = group.clip {
      guard let box = clip.bounds else { return .empty }
      area = area.intersection(PixelRect(covering: box.applying(map)))
    }
    return area
  }
}

extension PixelRect {
  /// The rectangle with the pixels that an effect changes.
  func grown(by effect: Effect, _ map: CGAffineTransform) -> PixelRect {
    guard !isEmpty else { return self }
    switch effect {
    case .blur(let radius, let opaque):
      if opaque { return self }
      let reach = BlurSize(radius: radius, map).reach
      return insetBy(-reach.x, -reach.y)
    case .shadow(_, let radius, let offset):
      let reach = BlurSize(shadow: radius, map).reach
      let move = map.pixels(offset)
      let shadow = insetBy(-reach.x, -reach.y).offsetBy(move.x, move.y)
      return PixelRect(
        x0: min(x0, shadow.x0), y0: min(y0, shadow.y0), x1: max(x1, shadow.x1),
        y1: max(y1, shadow.y1))
    case .colorMatrix, .luminanceToAlpha: return self
    }
  }
}

/// A blur in device pixels.
struct BlurSize: Hashable {
  /// Standard deviations.
  var x: Double, y: Double
  /// The number of box filters that approximate the Gaussian. Three are almost one; Apple's
  /// shadows, whose Gaussian is cut off at two deviations, are matched by two (see
  /// ``Effect/shadowSpread``).
  var boxes: Int32 = 3

  /// - Parameter radius: of a blur, points: the standard deviation.
  init(radius: CGFloat, _ map: CGAffineTransform) {
    let sigma = radius.isFinite ? max(radius, 0) : 0
    x = Double(min(sigma * map.spread.x, 4096))
    y = Double(min(sigma * map.spread.y, 4096))
  }

  init(shadow radius: CGFloat, _ map: CGAffineTransform) {
    self.init(radius: radius * Effect.shadowSpread, map)
    boxes = 2
  }

  /// Pixels beyond which it does nothing.
  var reach: (x: Int, y: Int) { (Int(px_blur_reach(x, boxes)), Int(px_blur_reach(y, boxes))) }
}

extension CGAffineTransform {
  /// A move in whole device pixels.
  func pixels(_ offset: CGSize) -> (x: Int, y: Int) {
    let moved = offset.applying(self)
    return (PixelRect.whole(moved.width.rounded()), PixelRect.whole(moved.height.rounded()))
  }
}

extension GlyphRun {
  /// A rectangle that holds all ink of any sensible font: an em and a half around every origin.
  var reach: CGRect? {
    var box = Box()
    for glyph in glyphs {
      box.add(CGPoint(x: origin.x + CGFloat(glyph.x), y: origin.y + CGFloat(glyph.y)))
    }
    return box.rect?.insetBy(dx: -size * 1.5, dy: -size * 1.5)
  }
}
