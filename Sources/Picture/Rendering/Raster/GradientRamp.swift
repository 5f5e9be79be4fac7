import DisplayList
import Foundation

/// A gradient's stops in the form that SVG and the rasterizer require: in order, within 0…1. Between them
/// components are interpolated as SVG does, in sRGB with gamma and not premultiplied.
struct GradientRamp {
  let stops: [GradientStop]

  init(_ stops: [GradientStop]) {
    var last: CGFloat = 0
    self.stops = stops.map { stop in
      last = max(last, stop.location.isFinite ? min(max(stop.location, 0), 1) : last)
      return GradientStop(stop.color, at: last)
    }
  }
}

extension RGBA {
  /// The colour of a pixel in cairo's format: premultiplied ARGB, 8 bits a component, rounded.
  var word: UInt32 {
    let a = limited(alpha)
    func byte(_ v: Double) -> UInt32 { UInt32(clamping: limited(v) * a * 255 + 0.5) }
    return UInt32(clamping: a * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  private func limited(_ v: Double) -> Double { v.isNaN ? 0 : min(max(v, 0), 1) }
}
