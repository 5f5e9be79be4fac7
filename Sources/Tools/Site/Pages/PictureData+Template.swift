import DisplayList
import Foundation

extension PictureData {
  /// The values of `picture.html`. All members are set for every picture, so that a section never
  /// uses those of the page around it.
  var template: TemplateValue {
    .object([
      "id": .text(id), "family": .text(family), "phase": .text(phase),
      "appearance": .text(appearance), "appearanceLabel": .text(Labels.capitalized(appearance)),
      "wallpaper": .text(wallpaper), "tint": .optional(tint), "src": .optional(src),
      "alt": .text(alt),
      "width": .text(width), "height": .text(height), "radius": .text(radius),
      "corner": .optional(corner),
      "badge": .optional(badge),
      "badgeNumber": .optional(badge?.split(separator: " ").first.map(String.init)),
      "failure": .optional(failure),
      "open": .optional(files.first?.href),
      "columns": .text(Self.rounded(width)), "rows": .text(Self.rounded(height)),
      "regions": .list(
        links.map {
          .object([
            "left": .text($0.share[0]), "top": .text($0.share[1]),
            "spanX": .text($0.share[2]), "spanY": .text($0.share[3]), "url": .text($0.url),
            "whole": .flag($0.whole),
          ])
        }),
    ])
  }

  /// The value of a `width` or `height` attribute, which is a whole number.
  private static func rounded(_ points: String) -> String {
    String(Int(clamping: (Double(points) ?? 0).rounded()))
  }
}

/// A value for a page's script, as JSON that is safe in HTML.
func scriptData(_ value: some Encodable) throws -> TemplateValue {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return .markup(escapedJSON(String(decoding: try encoder.encode(value), as: UTF8.self)))
}
