import DisplayList
import Foundation

/// Drawing commands as values. Positions are relative to the view's `box`.
extension TraitValues {
  static func outline(_ outline: Outline, in box: CGRect) -> TraitValues {
    switch outline {
    case .rect(let rect): [.shape: "rectangle", .place: place(rect, in: box)]
    case .ellipse(let rect): [.shape: "ellipse", .place: place(rect, in: box)]
    case .roundedRect(let rect, let corner, let continuous):
      [
        .shape: "rounded rectangle", .place: place(rect, in: box),
        .cornerRadius: abs(corner.width - corner.height) < 0.01
          ? .rounded(corner.width) : size(corner),
        "cornerStyle": continuous ? "continuous" : nil,
      ]
    case .path(let segments): [.shape: "path", .outline: path(segments, from: box.origin)]
    }
  }

  /// The part of its view in which it is drawn; nil for all of it.
  private static func place(_ rect: CGRect, in box: CGRect) -> TraitValue? {
    let edges = [
      rect.minX - box.minX, rect.minY - box.minY, rect.maxX - box.maxX, rect.maxY - box.maxY,
    ]
    // A pixel more or less comes from edges that are rounded to whole pixels.
    if edges.allSatisfy({ abs($0) <= 1 }) { return nil }
    return .rounded([edges[0], edges[1], rect.width, rect.height], places: 1)
  }

  /// The number of segments, and the ends of up to sixteen of them.
  private static func path(_ segments: [Outline.Segment], from origin: CGPoint) -> TraitValue {
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
    return .rounded(values, places: 1)
  }

  static func stroke(_ stroke: Stroke) -> TraitValues {
    let caps: [CGLineCap: TraitValue] = [.round: "round", .square: "square"]
    let joins: [CGLineJoin: TraitValue] = [.round: "round", .bevel: "bevel"]
    return [
      "lineWidth": .rounded(stroke.width), "lineCap": caps[stroke.cap],
      "lineJoin": joins[stroke.join],
      "dash": stroke.dash.isEmpty ? nil : .rounded(stroke.dash, places: 3),
    ]
  }

  /// - Parameter outline: the gradient's coordinates are relative to it: its edges are on whole pixels.
  static func paint(_ paint: Paint, of outline: Outline, in box: CGRect) -> TraitValues {
    switch outline {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
      self.paint(paint, in: rect)
    case .path: self.paint(paint, in: box)
    }
  }

  private static func paint(_ paint: Paint, in box: CGRect) -> TraitValues {
    switch paint {
    case .color(let color): [.color: .word(color.hex)]
    case .linear(let stops, let start, let end):
      [
        .gradient: "linear", .stops: list(stops), "startPoint": unit(start, in: box),
        "endPoint": unit(end, in: box),
      ]
    case .radial(let stops, let center, let start, let end, _):
      [
        .gradient: "radial", .stops: list(stops), "center": unit(center, in: box),
        "startRadius": .number(start.rounded(places: 1)),
        "endRadius": .number(end.rounded(places: 1)),
      ]
    case .angular(let stops, let center, let start, let end):
      [
        .gradient: "angular", .stops: list(stops), "center": unit(center, in: box),
        "startAngle": .number((start * 180 / .pi).rounded(places: 1)),
        "endAngle": .number((end * 180 / .pi).rounded(places: 1)),
      ]
    case .image(let image, let tile): [.pattern: name(image), "tile": size(tile.size)]
    }
  }

  private static func list(_ stops: [GradientStop]) -> TraitValue {
    .word(
      stops.map { "\($0.color.hex) \(decimal($0.location, places: 2))" }.joined(separator: ", "))
  }

  /// A position within a box as `UnitPoint` counts, 0…1.
  private static func unit(_ point: CGPoint, in box: CGRect) -> TraitValue {
    let x = box.width > 0 ? (point.x - box.minX) / box.width : 0
    let y = box.height > 0 ? (point.y - box.minY) / box.height : 0
    return .rounded([x, y], places: 2)
  }

  /// `40 × 20`.
  private static func size(_ size: CGSize) -> TraitValue {
    let sides = [size.width, size.height].map { TraitValue.rounded($0).text }
    return .word(sides.joined(separator: " × "))
  }

  /// Long enough to distinguish pictures.
  private static func name(_ image: ImagePixels) -> TraitValue {
    .word(String(image.digest.description.prefix(12)))
  }

  static func run(_ run: GlyphRun, in box: CGRect) -> TraitValues {
    func text(_ value: CGFloat) -> String { TraitValue.rounded(value).text }
    let face = run.face.face
    var words = [face.identifier]
    if face.index != 0 { words.append("#\(face.index)") }
    words += face.variations.map { "\($0.tag) \(text($0.value))" }
    if face.slant != 0 { words.append("slant \(text(face.slant))") }
    let typeface: TraitValues = [
      .typeface: .word(words.joined(separator: " ")), .size: .rounded(run.size),
    ]
    return paint(run.paint, in: box).adding(typeface)
  }

  static func image(_ image: ImageDraw, in box: CGRect) -> TraitValues {
    let values: TraitValues = [
      .picture: name(image.image),
      .pixels: .word("\(image.image.width) × \(image.image.height)"),
      .place: place(image.destination, in: box),
      "part": image.source.map {
        TraitValue.rounded([$0.minX, $0.minY, $0.width, $0.height], places: 1)
      },
    ]
    return image.tint.map { values.adding(paint($0, in: box)) } ?? values
  }

  /// The same for the outline of a fill or a stroke.
  static func drawing(
    _ outline: Outline, _ paint: Paint, in box: CGRect
  ) -> TraitValues {
    self.outline(outline, in: box).adding(self.paint(paint, of: outline, in: box))
  }
}
