import DisplayList
import Foundation

extension SVGDocument {
  /// The attributes for a paint as `fill` or `stroke`; nil where nothing would be seen.
  ///
  /// - Parameter box: what is painted, points: SVG knows no angular gradients, so these are drawn
  ///   as a picture of this size.
  func attributes(_ paint: Paint, _ property: String, _ box: CGRect) -> String? {
    switch paint {
    case .color(let color): return attributes(color, property)
    case .linear(let stops, let start, let end):
      guard stops.count > 1, start != end else {
        return attributes(stops.last?.color ?? .clear, property)
      }
      let name = definitions.name(
        "l", "<linearGradient",
        " gradientUnits=\"userSpaceOnUse\" x1=\"\(decimal(start.x))\" y1=\"\(decimal(start.y))\""
          + " x2=\"\(decimal(end.x))\" y2=\"\(decimal(end.y))\">\(markup(stops))</linearGradient>")
      return "\(property)=\"url(#\(name))\""
    case .radial(let stops, let center, let startRadius, let endRadius, let transform):
      guard stops.count > 1, transform.isUsable else {
        return attributes(stops.last?.color ?? .clear, property)
      }
      return radial(
        stops, center, max(startRadius, 0), max(endRadius, 0), transform, property)
    case .angular(let stops, _, _, _):
      guard stops.count > 1 else {
        return attributes(stops.last?.color ?? .clear, property)
      }
      return sweep(paint, property, box)
    case .image(let image, let tile):
      guard tile.width > 0, tile.height > 0, image.width > 0, image.height > 0 else { return nil }
      return pattern(imageName(image), pixels: (image.width, image.height), tile, property)
    }
  }

  private func attributes(_ color: RGBA, _ property: String) -> String? {
    guard color.alpha > 0 else { return nil }
    return color.svg(property, "\(property)-opacity")
  }

  private func markup(_ stops: [GradientStop]) -> String {
    GradientRamp(stops).stops.map { stop in
      "<stop offset=\"\(decimal(stop.location))\" \(stop.color.svg("stop-color", "stop-opacity"))/>"
    }.joined()
  }

  private func radial(
    _ stops: [GradientStop], _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat,
    _ transform: CGAffineTransform, _ property: String
  ) -> String {
    var (r0, r1, ramp) = (startRadius, endRadius, stops)
    if r0 > r1 {
      swap(&r0, &r1)
      ramp = stops.reversed().map { GradientStop($0.color, at: 1 - $0.location) }
    }
    var tag =
      " gradientUnits=\"userSpaceOnUse\" cx=\"\(decimal(center.x))\" cy=\"\(decimal(center.y))\""
      + " r=\"\(decimal(max(r1, r0 + 0.001)))\""
    if r0 > 0 { tag += " fr=\"\(decimal(r0))\"" }
    if !transform.isIdentity { tag += " gradientTransform=\"\(transform.svg)\"" }
    let name = definitions.name(
      "r", "<radialGradient", "\(tag)>\(markup(ramp))</radialGradient>")
    return "\(property)=\"url(#\(name))\""
  }

  /// An angular gradient as a picture, at three pixels per point: SVG has none.
  private func sweep(_ paint: Paint, _ property: String, _ box: CGRect) -> String? {
    let area = PixelRect(covering: box).insetBy(-1, -1)
    guard !area.isEmpty, area.width < 4096, area.height < 4096 else { return nil }
    let picture = picture(of: [.fill(.rect(area.rect), .nonZero, paint)], area)
    return pattern(
      imageName(picture), pixels: (picture.width, picture.height), area.rect, property)
  }

  /// A picture, at three pixels per point, of a paint that SVG doesn't have.
  func picture(of commands: [Command], _ area: PixelRect) -> ImagePixels {
    let move = Group(
      transform: CGAffineTransform(translationX: -CGFloat(area.x0), y: -CGFloat(area.y0)))
    let list = DisplayList(
      size: CGSize(width: area.width, height: area.height),
      commands: [.beginGroup(move)] + commands + [.endGroup])
    return rasterizer.render(list, scale: 3).image
  }

  private func pattern(
    _ image: String, pixels: (Int, Int), _ tile: CGRect, _ property: String
  ) -> String {
    let scale = CGAffineTransform(
      scaleX: tile.width / CGFloat(pixels.0), y: tile.height / CGFloat(pixels.1))
    let name = definitions.name(
      "p", "<pattern",
      " patternUnits=\"userSpaceOnUse\" x=\"\(decimal(tile.minX))\" y=\"\(decimal(tile.minY))\""
        + " width=\"\(decimal(tile.width))\" height=\"\(decimal(tile.height))\">"
        + "<use href=\"#\(image)\" transform=\"\(scale.svg)\"/></pattern>")
    return "\(property)=\"url(#\(name))\""
  }
}

extension RGBA {
  /// Two attributes, the second only where the colour isn't opaque.
  func svg(_ property: String, _ opacity: String) -> String {
    let opaque = RGBA(red, green, blue).hex
    if alpha >= 1 { return "\(property)=\"\(opaque)\"" }
    return "\(property)=\"\(opaque)\" \(opacity)=\"\(decimal(CGFloat(max(alpha, 0))))\""
  }
}

extension CGAffineTransform {
  /// The transform as the shortest of SVG's functions.
  var svg: String {
    let n = { (v: CGFloat) in decimal(v, places: 6) }
    if a == 1, b == 0, c == 0, d == 1 { return "translate(\(decimal(tx)) \(decimal(ty)))" }
    if b == 0, c == 0, tx == 0, ty == 0 {
      return a == d ? "scale(\(n(a)))" : "scale(\(n(a)) \(n(d)))"
    }
    return "matrix(\(n(a)) \(n(b)) \(n(c)) \(n(d)) \(decimal(tx)) \(decimal(ty)))"
  }
}
