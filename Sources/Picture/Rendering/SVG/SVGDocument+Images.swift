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

  /// The pixels around the seen ones that stay when an image is cut, for the interpolation at the edges.
  private static let cutMargin: CGFloat = 3

  /// The part of an image that is embedded, in whole pixels: all of it where nothing that it draws is hidden, or where
  /// leaving out what is would save less than half of its pixels; nil where nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - pixels: the whole image's rectangle, in pixels.
  ///   - part: what is drawn of it, in pixels.
  ///   - frame: the rectangle that the part fills, in points.
  private func seen(_ pixels: CGRect, _ part: CGRect, _ frame: CGRect) -> CGRect? {
    guard let visible else { return pixels }
    // A point around it, for what is antialiased.
    let reach = visible.insetBy(dx: -1, dy: -1)
    guard !visible.isEmpty, let seen = frame.common(with: reach) else { return nil }
    // Parts of one image that are drawn whole, as those of a resizable one with cap insets, share it.
    guard seen != frame else { return pixels }
    let scaleX = part.width / frame.width, scaleY = part.height / frame.height
    let needed = CGRect(
      x: part.minX + (seen.minX - frame.minX) * scaleX,
      y: part.minY + (seen.minY - frame.minY) * scaleY,
      width: seen.width * scaleX, height: seen.height * scaleY)
    let cut = PixelRect(covering: needed.insetBy(dx: -Self.cutMargin, dy: -Self.cutMargin)).rect
    guard let cut = cut.common(with: pixels) else { return nil }
    return cut.width * cut.height * 2 <= pixels.width * pixels.height ? cut : pixels
  }

  func write(_ draw: ImageDraw) {
    let image = draw.image, frame = draw.destination.standardized
    guard image.width > 0, image.height > 0, frame.width > 0, frame.height > 0 else { return }
    let pixels = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let drawn = (draw.source ?? pixels).common(with: pixels),
      let seen = seen(pixels, drawn, frame), let part = drawn.common(with: seen)
    else { return }
    guard seen != pixels else {
      return write(draw, image, key: "image \(image.digest)", part: drawn, frame)
    }
    let scaleX = frame.width / drawn.width, scaleY = frame.height / drawn.height
    write(
      draw, image.cut(to: seen), key: "image \(image.digest) \(seen)",
      part: part.offsetBy(dx: -seen.minX, dy: -seen.minY),
      CGRect(
        x: frame.minX + (part.minX - drawn.minX) * scaleX,
        y: frame.minY + (part.minY - drawn.minY) * scaleY,
        width: part.width * scaleX, height: part.height * scaleY))
  }

  /// - Parameters:
  ///   - image: the image, or what can be seen of it.
  ///   - key: its name among the definitions.
  ///   - drawn: what is drawn of `image`, in its pixels.
  ///   - frame: the rectangle that `drawn` fills, in points.
  private func write(
    _ draw: ImageDraw, _ image: ImagePixels, key: String, part drawn: CGRect, _ frame: CGRect
  ) {
    let style =
      draw.interpolation == .none
      ? " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"" : ""
    let pixels = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let (width, height) =
      draw.interpolation == .none ? (image.width, image.height) : embedded(image, drawn, frame)
    let isWhole = width == image.width && height == image.height
    let name = imageName(
      isWhole
        ? Bitmap(image)
        : rasterizer.resampled(
          image, width: width, height: height, interpolation: draw.interpolation),
      key: key + (isWhole ? "" : " \(width) \(height)"), style: style)
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
      // A gradient runs over the whole image's rectangle.
      let rectangle = draw.destination.standardized
      guard let ink = attributes(tint, "fill", rectangle) else { return }
      let mask = definitions.name(
        "m", "<mask",
        " maskUnits=\"userSpaceOnUse\"\(region(PixelRect(covering: frame)))"
          + " style=\"mask-type:alpha\">\(markup)</mask>")
      markup = Outline.rect(rectangle).element("\(ink) mask=\"url(#\(mask))\"")
    }
    openAll()
    line(markup)
  }
}

extension ImagePixels {
  /// - Parameter part: whole pixels of the image.
  fileprivate func cut(to part: CGRect) -> ImagePixels {
    let area = PixelRect(covering: part)
    let (x, y, columns, rows) = (area.x0, area.y0, area.width, area.height)
    var result: [UInt8] = []
    result.reserveCapacity(columns * rows * 4)
    for row in y..<y + rows {
      let start = (row * width + x) * 4
      result += pixels[start..<start + columns * 4]
    }
    return ImagePixels(width: columns, height: rows, pixels: result)
  }
}
