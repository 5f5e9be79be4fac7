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

  func write(_ draw: ImageDraw) {
    let image = draw.image, frame = draw.destination.standardized
    guard image.width > 0, image.height > 0, frame.width > 0, frame.height > 0 else { return }
    let style =
      draw.interpolation == .none
      ? " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"" : ""
    let name = imageName(Bitmap(image), key: "image \(image.digest)", style: style)
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let part = (draw.source ?? whole).common(with: whole) else { return }
    var markup: String
    if part == whole {
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
