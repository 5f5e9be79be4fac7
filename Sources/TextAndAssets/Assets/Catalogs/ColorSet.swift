import AssetCatalogs
import DisplayList
import Foundation

/// A `.colorset`: the colour for an appearance.
package struct ColorSet {
  private let entries: [[String: Any]]

  package init?(folder: URL) {
    guard let contents = (try? CatalogDocument(folder: folder))?.root else { return nil }
    entries = contents["colors"] as? [[String: Any]] ?? []
  }

  /// - Parameter contents: those of its `Contents.json`.
  package init?(contents: Data) {
    guard let root = (try? JSONSerialization.jsonObject(with: contents)) as? [String: Any] else {
      return nil
    }
    entries = root["colors"] as? [[String: Any]] ?? []
  }

  /// - Returns: nil where no entry has a colour, as in the accent colour of a new project.
  package func color(appearance: AssetAppearance) -> AssetColor? {
    var best: (rank: [Int], color: AssetColor)?
    for entry in entries {
      guard let description = entry["color"] as? [String: Any],
        let suits = CatalogAppearance(entry["appearances"]).suitability(for: appearance),
        let color = Self.color(description)
      else { continue }
      let rank = [suits, CatalogIdiom.suitability(entry)]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (rank, color) }
    }
    return best?.color
  }

  private static func color(_ description: [String: Any]) -> AssetColor? {
    if let reference = description["reference"] as? String { return .system(reference) }
    guard let components = description["components"] as? [String: Any] else { return nil }
    let alpha = CatalogJSON.number(components["alpha"]) ?? 1
    let space = description["color-space"] as? String ?? "srgb"
    if let white = component("white", components) {
      let level = space == "extended-gray" ? white : ColorSpace.sRGB(fromGray22: white)
      return .fixed(RGBA(clamped(level), clamped(level), clamped(level), clamped(alpha)))
    }
    guard let red = component("red", components), let green = component("green", components),
      let blue = component("blue", components)
    else { return nil }
    let (r, g, b) =
      space == "display-p3"
      ? ColorSpace.sRGB(fromDisplayP3: (red, green, blue)) : (red, green, blue)
    return .fixed(RGBA(clamped(r), clamped(g), clamped(b), clamped(alpha)))
  }

  private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// 0…1 from `"0xFF"` and `"255"` (eight bits) or `"1.000"`. A bare "1" is one part in 255 where
  /// another component shows that eight bits are meant, and whole otherwise.
  private static func component(_ name: String, _ components: [String: Any]) -> Double? {
    guard let value = components[name] else { return nil }
    guard let text = value as? String else { return CatalogJSON.number(value) }
    switch ColorComponent(text) {
    case .hexadecimal(let value), .fraction(let value): return value
    case .integer(let value):
      let isEightBit = ["red", "green", "blue", "white"].contains {
        guard case .integer(let other)? = (components[$0] as? String).flatMap(ColorComponent.init)
        else { return false }
        return other > 1
      }
      return isEightBit ? value / 255 : value
    case nil: return nil
    }
  }
}
