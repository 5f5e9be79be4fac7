import DisplayList
import Foundation
import Rendering

extension Words {
  /// - Parameter box: the view's; places are counted from its corner.
  static func outline(_ outline: Outline, in box: CGRect) -> [String: String] {
    switch outline {
    case .rect(let rect): return place(rect, in: box).adding(["shape": "rectangle"])
    case .ellipse(let rect): return place(rect, in: box).adding(["shape": "ellipse"])
    case .roundedRect(let rect, let corner, let continuous):
      var values = ["shape": "rounded rectangle"]
      values["cornerRadius"] =
        abs(corner.width - corner.height) < 0.01 ? number(corner.width) : size(corner)
      if continuous { values["cornerStyle"] = "continuous" }
      return values.adding(place(rect, in: box))
    case .path(let segments):
      return ["shape": "path", "outline": path(segments, from: box.origin)]
    }
  }

  /// Where it is drawn within its view, if that isn't all of it.
  private static func place(_ rect: CGRect, in box: CGRect) -> [String: String] {
    let edges = [
      rect.minX - box.minX, rect.minY - box.minY, rect.maxX - box.maxX, rect.maxY - box.maxY,
    ]
    // A pixel more or less is where the edges were brought to whole pixels.
    if edges.allSatisfy({ abs($0) <= 1 }) { return [:] }
    return ["place": places([edges[0], edges[1], rect.width, rect.height])]
  }

  /// How many segments, and where up to sixteen of them end.
  private static func path(_ segments: [Outline.Segment], from origin: CGPoint) -> String {
    let ends: [CGPoint] = segments.compactMap { segment in
      switch segment {
      case .move(let point), .line(let point): point
      case .quad(let point, _), .cubic(let point, _, _): point
      case .close: nil
      }
    }
    let count = min(ends.count, 16)
    var values: [CGFloat] = [CGFloat(segments.count)]
    for i in 0..<count {
      let end = ends[count == ends.count ? i : i * (ends.count - 1) / (count - 1)]
      values += [end.x - origin.x, end.y - origin.y]
    }
    return places(values)
  }

  static func stroke(_ stroke: Stroke) -> [String: String] {
    var values = ["lineWidth": number(stroke.width)]
    switch stroke.cap {
    case .butt: break
    case .round: values["lineCap"] = "round"
    case .square: values["lineCap"] = "square"
    }
    switch stroke.join {
    case .miter: break
    case .round: values["lineJoin"] = "round"
    case .bevel: values["lineJoin"] = "bevel"
    }
    if !stroke.dash.isEmpty { values["dash"] = stroke.dash.map(number).joined(separator: " ") }
    return values
  }

  /// Where gradients are counted from: as it is drawn, its edges on whole pixels.
  static func box(_ outline: Outline, within box: CGRect) -> CGRect {
    switch outline {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .path: box
    }
  }

  static func paint(_ paint: Paint, in box: CGRect) -> [String: String] {
    switch paint {
    case .color(let color): return ["color": color.hex]
    case .linear(let stops, let start, let end):
      return [
        "gradient": "linear", "stops": list(stops), "startPoint": unit(start, in: box),
        "endPoint": unit(end, in: box),
      ]
    case .radial(let stops, let center, let start, let end, _):
      return [
        "gradient": "radial", "stops": list(stops), "center": unit(center, in: box),
        "startRadius": decimal(start, places: 1), "endRadius": decimal(end, places: 1),
      ]
    case .angular(let stops, let center, let start, let end):
      return [
        "gradient": "angular", "stops": list(stops), "center": unit(center, in: box),
        "startAngle": decimal(start * 180 / .pi, places: 1),
        "endAngle": decimal(end * 180 / .pi, places: 1),
      ]
    case .image(let image, let tile):
      return ["pattern": name(image), "tile": size(tile.size)]
    }
  }

  private static func list(_ stops: [GradientStop]) -> String {
    stops.map { "\($0.color.hex) \(decimal($0.location, places: 2))" }.joined(separator: ", ")
  }

  /// Long enough to tell pictures apart.
  private static func name(_ image: ImagePixels) -> String {
    String(image.digest.description.prefix(12))
  }

  static func run(_ run: GlyphRun, in box: CGRect) -> [String: String] {
    let face = run.face.face
    var words = [face.identifier]
    if face.index != 0 { words.append("#\(face.index)") }
    words += face.variations.map { "\($0.tag) \(number($0.value))" }
    if face.slant != 0 { words.append("slant \(number(face.slant))") }
    return paint(run.paint, in: box).adding([
      "typeface": words.joined(separator: " "), "size": number(run.size),
    ])
  }

  static func image(_ image: ImageDraw, in box: CGRect) -> [String: String] {
    var values = place(image.destination, in: box)
    values["picture"] = name(image.image)
    values["pixels"] = "\(image.image.width) × \(image.image.height)"
    if let source = image.source {
      values["part"] = places([source.minX, source.minY, source.width, source.height])
    }
    if let tint = image.tint { values = values.adding(paint(tint, in: box)) }
    return values
  }
}
