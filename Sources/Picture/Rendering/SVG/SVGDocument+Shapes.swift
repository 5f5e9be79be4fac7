import DisplayList
import Foundation

extension SVGDocument {
  func fill(_ outline: Outline, _ rule: FillRule, _ paint: Paint) {
    guard let box = outline.bounds, let ink = attributes(paint, "fill", box) ?? touchable else {
      return
    }
    openAll()
    line(outline.element(rule == .evenOdd ? "\(ink) fill-rule=\"evenodd\"" : ink))
  }

  /// The attributes of an invisible shape within a link, so that it can be clicked; nil elsewhere.
  private var touchable: String? {
    for element in open.reversed() {
      if case .view(let index) = element.kind, views.indices.contains(index) {
        return views[index].link == nil ? nil : "fill=\"none\" pointer-events=\"all\""
      }
    }
    return nil
  }

  func stroke(_ outline: Outline, _ stroke: Stroke, _ paint: Paint) {
    guard stroke.width > 0, let box = outline.bounds,
      let ink = attributes(paint, "stroke", stroke.reach(around: box))
    else { return }
    var all = "fill=\"none\" \(ink)"
    if stroke.width != 1 { all += " stroke-width=\"\(decimal(stroke.width))\"" }
    switch stroke.cap {
    case .butt: break
    case .round: all += " stroke-linecap=\"round\""
    case .square: all += " stroke-linecap=\"square\""
    }
    switch stroke.join {
    case .miter: all += " stroke-miterlimit=\"\(decimal(max(stroke.miterLimit, 1)))\""
    case .round: all += " stroke-linejoin=\"round\""
    case .bevel: all += " stroke-linejoin=\"bevel\""
    }
    let isDashed = stroke.dash.contains { $0 > 0 } && stroke.dash.allSatisfy { $0 >= 0 }
    if isDashed {
      let lengths = stroke.dash.map { decimal($0) }.joined(separator: " ")
      all += " stroke-dasharray=\"\(lengths)\""
      if stroke.dashPhase != 0 { all += " stroke-dashoffset=\"\(decimal(stroke.dashPhase))\"" }
    }
    openAll()
    line((isDashed ? outline.dashed : outline).element(all))
  }
}

extension Outline {
  /// The element that draws it; `attributes` go into the tag.
  func element(_ attributes: String) -> String {
    func box(_ r: CGRect) -> String {
      let r = r.standardized
      return "<rect x=\"\(decimal(r.minX))\" y=\"\(decimal(r.minY))\""
        + " width=\"\(decimal(r.width))\" height=\"\(decimal(r.height))\""
    }
    let tail = attributes.isEmpty ? "/>" : " \(attributes)/>"
    switch self {
    case .rect(let r): return box(r) + tail
    case .roundedRect(let r, let corner, false):
      return box(r) + " rx=\"\(decimal(corner.width))\" ry=\"\(decimal(corner.height))\"" + tail
    case .ellipse(let r) where r.width == r.height:
      return "<circle cx=\"\(decimal(r.midX))\" cy=\"\(decimal(r.midY))\""
        + " r=\"\(decimal(r.width / 2))\"" + tail
    case .ellipse(let r):
      return "<ellipse cx=\"\(decimal(r.midX))\" cy=\"\(decimal(r.midY))\""
        + " rx=\"\(decimal(r.width / 2))\" ry=\"\(decimal(r.height / 2))\"" + tail
    case .roundedRect, .path: return "<path d=\"\(pathData(.identity))\"" + tail
    }
  }

  /// The segments in SVG's letters, mapped.
  func pathData(_ map: CGAffineTransform, places: Int = 4) -> String {
    var data = ""
    func put(_ letter: String, _ points: CGPoint...) {
      data += letter
      for (i, point) in points.enumerated() {
        let p = point.applying(map)
        if i > 0 { data += " " }
        data += decimal(p.x, places: places) + " " + decimal(p.y, places: places)
      }
    }
    for segment in segments {
      switch segment {
      case .move(let p): put("M", p)
      case .line(let p): put("L", p)
      case .quad(let p, let c): put("Q", c, p)
      case .cubic(let p, let c1, let c2): put("C", c1, c2, p)
      case .close: data += "Z"
      }
    }
    return data
  }
}
