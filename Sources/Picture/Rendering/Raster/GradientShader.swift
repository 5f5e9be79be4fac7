internal import CPixels
import DisplayList
import Foundation

/// A gradient in device pixels. We colour them ourselves: it is several times as quick as cairo,
/// and the same whichever processor pixman finds.
struct GradientShader {
  private var gradient = px_gradient()
  private let colors: [UInt32]

  /// Enough for a step of every channel between any two stops.
  private static let colorCount = 2048

  /// - Parameter ctm: from the paint's space to the frame's pixels.
  /// - Returns: nil for paints of one colour and pictures.
  init?(_ paint: Paint, _ ctm: CGAffineTransform, alpha: CGFloat) {
    let map: CGAffineTransform, stops: [GradientStop]
    switch paint {
    case .linear(let all, let start, let end):
      let along = CGSize(width: end.x - start.x, height: end.y - start.y)
      let square = along.width * along.width + along.height * along.height
      guard square > 0, square.isFinite, ctm.isUsable else { return nil }
      gradient.kind = Int32(PX_LINEAR)
      // A point's location is its projection on the line from start to end.
      map = ctm.inverted().concatenating(
        CGAffineTransform(
          a: along.width / square, b: 0, c: along.height / square, d: 0,
          tx: -(start.x * along.width + start.y * along.height) / square, ty: 0))
      stops = all
    case .radial(let all, let center, let startRadius, let endRadius, let transform):
      let space = transform.concatenating(ctm)
      guard space.isUsable else { return nil }
      gradient.kind = Int32(PX_RADIAL)
      let r0 = max(startRadius, 0), r1 = max(endRadius, 0)
      gradient.start = Double(min(r0, r1))
      // Equal radii are an edge.
      gradient.end = Double(max(r0, r1, min(r0, r1) + 1e-4))
      stops = r0 <= r1 ? all : all.reversed().map { GradientStop($0.color, at: 1 - $0.location) }
      map = space.inverted().concatenating(
        CGAffineTransform(translationX: -center.x, y: -center.y))
    case .angular(let all, let center, let start, let end):
      guard ctm.isUsable, end > start, start.isFinite, end.isFinite else { return nil }
      gradient.kind = Int32(PX_ANGULAR)
      // Whole turns are left out of large angles, which the loops couldn't count.
      let turn = 2 * CGFloat.pi
      let first = abs(start) < turn ? start : start.truncatingRemainder(dividingBy: turn)
      gradient.start = Double(first)
      gradient.end = Double(min(max(end - (start - first), first), first + turn))
      stops = all
      map = ctm.inverted().concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
    case .color, .image: return nil
    }
    guard stops.count > 1 else { return nil }
    let flat = GradientRamp(stops).stops.flatMap { stop -> [Double] in
      let c = stop.color
      return [Double(stop.location), c.red, c.green, c.blue, c.alpha]
    }
    colors = [UInt32](unsafeUninitializedCapacity: Self.colorCount) { buffer, used in
      used = Self.colorCount
      px_color_table(
        flat, Int32(stops.count), Double(alpha), buffer.baseAddress, Int32(Self.colorCount))
    }
    gradient.map = (
      Double(map.a), Double(map.b), Double(map.c), Double(map.d), Double(map.tx), Double(map.ty)
    )
    gradient.count = Int32(Self.colorCount)
    gradient.is_opaque = alpha >= 1 && stops.allSatisfy { $0.color.alpha >= 1 } ? 1 : 0
  }

  /// A layer of nothing but the gradient.
  func sheet(_ area: PixelRect, _ pool: PixelPool) -> Canvas {
    let sheet = Canvas(layer: area, pool, clear: false)
    withGradient { gradient in
      sheet.withPixels { words, stride in
        px_gradient_fill(
          gradient, words, stride, Int32(area.x0), Int32(area.y0), Int32(area.width),
          Int32(area.height))
      }
    }
    return sheet
  }

  func withGradient(_ body: (UnsafePointer<px_gradient>) -> Void) {
    colors.withUnsafeBufferPointer { table in
      var gradient = gradient
      gradient.colors = table.baseAddress
      body(&gradient)
    }
  }
}
