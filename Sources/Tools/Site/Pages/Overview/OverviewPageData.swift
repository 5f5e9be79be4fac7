import Foundation

/// The frames of all widgets as the script of the overview reads them: of those that are alike in all dimensions of the
/// page, the one that represents them. A value that many share is in a table, once.
struct OverviewPageData: Encodable {
  struct Frame: Encodable {
    var id: String
    /// The path of its picture; nil where that is the card's folder, the id and `.png`.
    var src: String?
    var failure: String?
    /// The index of its size and background.
    var shape: Int
    /// The value of each dimension, by index.
    var of: [Int]
  }

  struct Card: Encodable {
    var name: String
    var href: String
    var product: String
    /// The text that is searched, in lower case.
    var words: String
    var folder = ""
    /// Best first, so that the first that passes the filters is the card's picture.
    var frames: [Frame] = []
  }

  /// Phase and appearance are the last two.
  let dimensions: [WidgetPageData.Dimension]
  var shapes = ValueTable<WidgetPageData.Shape>()
  var cards: [Card] = []

  private enum CodingKeys: CodingKey { case dimensions, shapes, cards }

  private let values: [(Gallery.Frame) -> Int]

  /// - Parameter frames: those of all widgets.
  init(of frames: [Gallery.Frame]) {
    let named =
      BoardDimension.all(of: frames).map { ($0.key, $0.label, $0.values, $0.name, $0.value) }
      + [
        Self.plain("phase", "Phase", frames, Labels.phaseOrder) { Labels.phaseGroup($0.phase) },
        Self.plain("appearance", "Appearance", frames, ["light", "dark"]) { $0.variant.appearance },
      ]
    dimensions = named.map { key, label, values, name, _ in
      .init(key: key, label: label, values: values.map { .init(value: $0, label: name($0)) })
    }
    values = named.map { _, _, values, _, value in
      let places = Dictionary(
        values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      return { places[value($0)] ?? 0 }
    }
  }

  private typealias Named = (
    String, String, [String], (String) -> String, (Gallery.Frame) -> String
  )

  private static func plain(
    _ key: String, _ label: String, _ frames: [Gallery.Frame], _ order: [String],
    _ value: @escaping (Gallery.Frame) -> String
  ) -> Named {
    let values = frames.grouped(by: value).map(\.key).sorted(along: order) { $0 }
    return (key, label, values, Labels.capitalized, value)
  }

  /// The value of each dimension, by index.
  func traits(of frame: Gallery.Frame) -> [Int] { values.map { $0(frame) } }

  /// The number of widgets that have a frame with each value, by dimension.
  var counts: [[Int]] {
    var counts = dimensions.map { [Int](repeating: 0, count: $0.values.count) }
    for card in cards {
      for dimension in dimensions.indices {
        for value in Set(card.frames.map { $0.of[dimension] }) { counts[dimension][value] += 1 }
      }
    }
    return counts
  }

  /// Adds a widget.
  ///
  /// - Parameter frames: those that represent it, the best first.
  mutating func add(_ card: Card, _ frames: [(picture: PictureData, traits: [Int])]) {
    var card = card
    for (picture, _) in frames {
      guard let src = picture.src, src.hasSuffix(picture.id + ".png") else { continue }
      card.folder = String(src.dropLast(picture.id.count + 4))
      break
    }
    card.frames = frames.map { picture, traits in
      Frame(
        id: picture.id,
        src: picture.src == card.folder + picture.id + ".png" ? nil : picture.src,
        failure: picture.failure,
        shape: shapes.index(
          WidgetPageData.Shape(
            width: picture.width, height: picture.height, radius: picture.radius,
            corner: picture.corner, wallpaper: picture.wallpaper, tint: picture.tint)),
        of: traits)
    }
    cards.append(card)
  }
}
