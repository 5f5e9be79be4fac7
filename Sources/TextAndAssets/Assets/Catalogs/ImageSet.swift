import AssetCatalogs
import DisplayList
import Foundation

/// An `.imageset`: its files by scale and appearance.
struct ImageSet {
  struct Choice {
    var file: URL
    /// Pixels per point; nil where one file serves all scales.
    var scale: CGFloat?
    /// Pixels of the file, from its edges.
    var capInsets: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)?
  }

  let isTemplate: Bool
  private let folder: URL
  private let entries: [[String: Any]]

  init?(folder: URL) {
    guard let contents = (try? CatalogDocument(folder: folder))?.root else { return nil }
    self.folder = folder
    entries = contents["images"] as? [[String: Any]] ?? []
    // Three old files of the thousand looked at have the intent among `info`.
    let intent = [contents["properties"], contents["info"]].compactMap {
      ($0 as? [String: Any])?["template-rendering-intent"] as? String
    }
    isTemplate = intent.first == "template"
  }

  /// The best appearance first, then the device, then the scale: the wanted one, else the next
  /// larger, else the largest.
  func choice(scale: CGFloat, appearance: AssetAppearance) -> Choice? {
    var best: (rank: [Int], entry: [String: Any])?
    for entry in entries where entry["filename"] is String {
      guard let suits = CatalogAppearance(entry["appearances"]).suitability(for: appearance) else {
        continue
      }
      let rank = [suits, CatalogIdiom.suitability(entry), rank(ofScale: Self.scale(entry), scale)]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (rank, entry) }
    }
    guard let entry = best?.entry, let name = entry["filename"] as? String else { return nil }
    return Choice(
      file: CatalogItem.file(named: name, in: folder), scale: Self.scale(entry),
      capInsets: Self.capInsets(entry))
  }

  private static func scale(_ entry: [String: Any]) -> CGFloat? {
    guard let text = entry["scale"] as? String, text.hasSuffix("x") else { return nil }
    // Anything else would make the image endless, or nothing.
    return Double(text.dropLast()).flatMap { (0.01...100).contains($0) ? CGFloat($0) : nil }
  }

  private func rank(ofScale scale: CGFloat?, _ wanted: CGFloat) -> Int {
    guard let scale else { return 500 }
    if scale == wanted { return 1000 }
    let tenths = Int(clamping: scale * 10, to: 0...900)
    return scale > wanted ? 900 - tenths : tenths
  }

  private static func capInsets(
    _ entry: [String: Any]
  ) -> (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)? {
    guard let resizing = entry["resizing"] as? [String: Any],
      let insets = resizing["cap-insets"] as? [String: Any]
    else { return nil }
    func pixels(_ edge: String) -> CGFloat { CGFloat(CatalogJSON.number(insets[edge]) ?? 0) }
    return (pixels("top"), pixels("left"), pixels("bottom"), pixels("right"))
  }
}
