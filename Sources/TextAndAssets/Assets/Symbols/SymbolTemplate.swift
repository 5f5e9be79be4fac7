import DisplayList
import Foundation

/// A custom symbol, as the SF Symbols app exports it for a symbol set: an SVG with a group for each weight and
/// scale, `Regular-M`, and guides for baselines, capital lines and margins.
///
/// Source: Apple, “Creating custom symbol images for your app”.
package struct SymbolTemplate: Sendable {
  package struct Layer: Sendable {
    package var segments: [Outline.Segment]
    package var isEvenOdd: Bool
    /// 0 primary, 1 secondary, 2 tertiary.
    package var level: Int
  }

  struct Variant: Sendable {
    var layers: [Layer]
    /// The ends of the space that the symbol takes in a line, on the template's grid.
    var margins: (left: CGFloat?, right: CGFloat?) = (nil, nil)
  }

  /// The variants by name, such as `Regular-S`.
  private(set) var variants: [String: Variant] = [:]
  /// The baselines by scale: `S`, `M` and `L`.
  private(set) var baselines: [String: CGFloat] = [:]
  private(set) var capLines: [String: CGFloat] = [:]

  static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  static let scales = ["S", "M", "L"]
  private static let names = Set(weights.flatMap { weight in scales.map { "\(weight)-\($0)" } })
  private static let depthLimit = 64
  private static let sizeLimit = 8 << 20

  /// - Returns: nil where no group of a weight and a scale has a path.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.sizeLimit else { return nil }
    var groups: [(transform: MarkupTransform, variant: String?)] = [(.identity, nil)]
    for tag in MarkupTag.tags(in: bytes) {
      guard let top = groups.last, groups.count < Self.depthLimit else { return nil }
      if tag.isClosing {
        if tag.name == "g", groups.count > 1 { groups.removeLast() }
        continue
      }
      let transform =
        tag.attributes["transform"].map { MarkupTransform($0).then(top.transform) } ?? top.transform
      let id = tag.attributes["id"] ?? ""
      switch tag.name {
      case "g":
        if !tag.isEmpty {
          groups.append((transform, top.variant ?? (Self.names.contains(id) ? id : nil)))
        }
      case "path":
        let segments = PathData(tag.attributes["d"] ?? "").segments.map {
          $0.transformed(transform)
        }
        if let variant = top.variant {
          add(Layer(tag, segments), to: variant)
        } else if let first = segments.first?.end {
          addGuide(id, first)
        }
      case "line":
        let x = tag.attributes["x1"].flatMap(Double.init),
          y = tag.attributes["y1"].flatMap(Double.init)
        if let x, let y, x.isFinite, y.isFinite {
          addGuide(id, transform.apply(CGPoint(x: x, y: y)))
        }
      default: break
      }
    }
    guard variants.values.contains(where: { !$0.layers.isEmpty }) else { return nil }
  }

  private mutating func add(_ layer: Layer, to variant: String) {
    guard !layer.segments.isEmpty, layer.segments.flatMap(\.points).allSatisfy(Self.isNear) else {
      return
    }
    variants[variant, default: Variant(layers: [])].layers.append(layer)
  }

  private mutating func addGuide(_ id: String, _ point: CGPoint) {
    guard Self.isNear(point) else { return }
    let parts = id.split(separator: "-").map(String.init)
    switch (parts.first, parts.count) {
    case ("Baseline", 2): baselines[parts[1]] = point.y
    case ("Capline", 2): capLines[parts[1]] = point.y
    case ("left", 4) where parts[1] == "margin":
      variants["\(parts[2])-\(parts[3])", default: Variant(layers: [])].margins.left = point.x
    case ("right", 4) where parts[1] == "margin":
      variants["\(parts[2])-\(parts[3])", default: Variant(layers: [])].margins.right = point.x
    default: break
    }
  }

  /// Whether a point can be drawn: transforms within one another make numbers of any size, and infinite ones.
  private static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) < 1e9 && abs(point.y) < 1e9
  }
}

extension SymbolTemplate.Layer {
  fileprivate init(_ tag: MarkupTag, _ segments: [Outline.Segment]) {
    let words = tag.attributes["class"] ?? ""
    self.segments = segments
    isEvenOdd = tag.attributes["fill-rule"] == "evenodd"
    level = words.contains(":secondary") ? 1 : words.contains(":tertiary") ? 2 : 0
  }
}
