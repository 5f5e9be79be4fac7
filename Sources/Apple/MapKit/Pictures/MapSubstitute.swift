import CoreGraphics
import Foundation
import UIKit

/// A picture that resembles a map, of no real place: streets on a grid of the projection, so that it moves and grows with
/// the region, and a mark in its corner that it is a substitute.
enum MapSubstitute {
  /// The rectangle with the proportions of a picture that shows all of another.
  static func fitted(_ rect: MKMapRect, to size: CGSize) -> MKMapRect {
    let rect =
      rect.isEmpty ? MKMapRect.world.insetBy(dx: MKMapSize.world.width / 4, dy: 0) : rect
    let scale = max(rect.width / size.width, rect.height / size.height)
    return MKMapRect(
      x: rect.midX - size.width * scale / 2, y: rect.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
  }

  static func image(of rect: MKMapRect, size: CGSize, scale: CGFloat, isDark: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let canvas = context.cgContext
      fill(canvas, CGRect(origin: .zero, size: size), isDark ? 0.17 : 0.95)
      // The step between streets is a power of two of the projection's points: 24 to 48 points of the picture.
      let step = pow(2, (log2(rect.width / size.width * 24)).rounded(.up))
      draw(canvas, rect, size, step: step, width: 2, isDark ? 0.25 : 1)
      draw(canvas, rect, size, step: step * 4, width: 5, isDark ? 0.33 : 1)
      mark(canvas, size, isDark: isDark)
    }
  }

  private static func fill(_ canvas: CGContext, _ rect: CGRect, _ white: CGFloat) {
    canvas.setFillColor(CGColor(gray: white, alpha: 1))
    canvas.fill(rect)
  }

  private static func draw(
    _ canvas: CGContext, _ rect: MKMapRect, _ size: CGSize, step: Double, width: CGFloat,
    _ white: CGFloat
  ) {
    guard step > 0, step.isFinite else { return }
    var x = (rect.minX / step).rounded(.up) * step
    while x <= rect.maxX {
      let place = (x - rect.minX) / rect.width * size.width
      fill(canvas, CGRect(x: place - width / 2, y: 0, width: width, height: size.height), white)
      x += step
    }
    var y = (rect.minY / step).rounded(.up) * step
    while y <= rect.maxY {
      let place = (y - rect.minY) / rect.height * size.height
      fill(canvas, CGRect(x: 0, y: place - width / 2, width: size.width, height: width), white)
      y += step
    }
  }

  /// Three slanting bars, as on a picture that is yet to come.
  private static func mark(_ canvas: CGContext, _ size: CGSize, isDark: Bool) {
    canvas.setStrokeColor(CGColor(gray: isDark ? 0.6 : 0.55, alpha: 1))
    canvas.setLineWidth(2)
    for offset in [6.0, 12, 18] {
      canvas.move(to: CGPoint(x: size.width - offset, y: size.height - 4))
      canvas.addLine(to: CGPoint(x: size.width - 4, y: size.height - offset))
      canvas.strokePath()
    }
  }
}
