import DisplayList
import Foundation

extension SVGDocument {
  /// Defines an image at one unit a pixel.
  func imageName(_ image: ImagePixels) -> String {
    imageName(Bitmap(image), key: "image \(image.digest)")
  }

  func imageName(_ bitmap: @autoclosure () -> Bitmap, key: String, style: String = "") -> String {
    definitions.name("i", key: key + style, "<image") {
      let bitmap = bitmap()
      let png = Data(PNGEncoder().encode(bitmap, level: 6)).base64EncodedString()
      return " width=\"\(bitmap.width)\" height=\"\(bitmap.height)\"\(style)"
        + " href=\"data:image/png;base64,\(png)\"/>"
    }
  }

  /// The pixels a point that pictures have at most, which are those of the densest screens. A photo as its file has it
  /// would make documents of many megabytes.
  private static let mostPixels: CGFloat = 3

  /// The size in pixels at which a picture is embedded: its own, where another would save less than half of its pixels.
  ///
  /// - Parameters:
  ///   - part: what is drawn of it, in pixels.
  ///   - frame: the rectangle that the part fills, in points.
  private func embedded(_ image: ImagePixels, _ part: CGRect, _ frame: CGRect) -> (Int, Int) {
    let density = Self.mostPixels * enlargement
    let width = Int(
      clamping: (CGFloat(image.width) * frame.width * density / part.width).rounded(.up),
      to: 1...image.width)
    let height = Int(
      clamping: (CGFloat(image.height) * frame.height * density / part.height).rounded(.up),
      to: 1...image.height)
    return width * height * 2 <= image.width * image.height
      ? (width, height) : (image.width, image.height)
  }

  func write(_ draw: ImageDraw) {
    let image = draw.image, frame = draw.destination.standardized
    guard image.width > 0, image.height > 0, frame.width > 0, frame.height > 0 else { return }
    let style =
      draw.interpolation == .none
      ? " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"" : ""
    let pixels = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let drawn = (draw.source ?? pixels).common(with: pixels) else { return }
    let (width, height) =
      draw.interpolation == .none ? (image.width, image.height) : embedded(image, drawn, frame)
    let isWhole = width == image.width && height == image.height
    let name = imageName(
      isWhole
        ? Bitmap(image)
        : rasterizer.resampled(
          image, width: width, height: height, interpolation: draw.interpolation),
      key: "image \(image.digest)" + (isWhole ? "" : " \(width) \(height)"), style: style)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = drawn.applying(
      CGAffineTransform(
        scaleX: whole.width / pixels.width, y: whole.height / pixels.height))
    var markup: String
    if drawn == pixels {
      let map = CGAffineTransform(
        a: frame.width / whole.width, b: 0, c: 0, d: frame.height / whole.height, tx: frame.minX,
        ty: frame.minY)
      markup = "<use href=\"#\(name)\" transform=\"\(map.svg)\"/>"
    } else {
      markup =
        "<svg x=\"\(decimal(frame.minX))\" y=\"\(decimal(frame.minY))\""
        + " width=\"\(decimal(frame.width))\" height=\"\(decimal(frame.height))\""
        + " viewBox=\"\(decimal(part.minX)) \(decimal(part.minY)) \(decimal(part.width))"
        + " \(decimal(part.height))\" preserveAspectRatio=\"none\"><use href=\"#\(name)\"/></svg>"
    }
    if let tint = draw.tint {
      guard let ink = attributes(tint, "fill", frame) else { return }
      let mask = definitions.name(
        "m", "<mask",
        " maskUnits=\"userSpaceOnUse\"\(region(PixelRect(covering: frame)))"
          + " style=\"mask-type:alpha\">\(markup)</mask>")
      markup = Outline.rect(frame).element("\(ink) mask=\"url(#\(mask))\"")
    }
    openAll()
    line(markup)
  }
}
