import Foundation
import WidgetHost

/// A frame's name taken apart: `Watchlist/systemSmall/timeline-003~dark@3x`.
struct FrameName: Hashable {
  /// `Watchlist/systemSmall`, with the product before it where there are several.
  let folder: String
  /// `timeline-003`.
  let phase: String
  /// What differs from the defaults: `dark`, by what it is: `appearance`.
  let parts: [String: String]
  /// `~dark@3x`: what frames of one timeline have in common.
  let suffix: String
  /// `3x`.
  let scale: String

  /// nil where it isn't the name of a frame.
  init?(_ id: String) {
    guard let slash = id.lastIndex(of: "/"), let at = id.lastIndex(of: "@"), slash < at else {
      return nil
    }
    folder = String(id[..<slash])
    scale = String(id[id.index(after: at)...])
    let name = id[id.index(after: slash)..<at]
    let pieces = name.split(separator: "~", omittingEmptySubsequences: false).map(String.init)
    guard let first = pieces.first, !first.isEmpty else { return nil }
    phase = first
    suffix = pieces.dropFirst().map { "~\($0)" }.joined() + id[at...]
    parts = Dictionary(
      pieces.dropFirst().map { (Self.key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let devices = Set(DeviceTable.all.map { PathPart.encode($0.slug) })
  private static let typeSizes = Set(Look.typeSizes)

  /// As ``FrameRequest/variant`` names it. What is nothing else is a locale.
  private static func key(of part: String) -> String {
    if Look.Appearance(rawValue: part) != nil { return "appearance" }
    if part.hasPrefix("contrast-") { return "contrast" }
    if typeSizes.contains(part) { return "typeSize" }
    if Look.Direction(rawValue: part) != nil { return "direction" }
    if Look.Rendering(rawValue: part) != nil { return "rendering" }
    if part.hasPrefix("tint-") { return "tint" }
    if part.hasPrefix("luminance-") { return "luminance" }
    if Placement(rawValue: part) != nil { return "placement" }
    if part.hasPrefix("os"), part.dropFirst(2).allSatisfy(\.isNumber) { return "os" }
    if part.hasPrefix("cfg-") { return "configuration" }
    if devices.contains(part) { return "device" }
    return "locale"
  }

  /// As the manifest has it.
  var variant: [String: String] {
    Dictionary(
      uniqueKeysWithValues: parts.map { key, part in
        let part = part.removingPercentEncoding ?? part
        switch key {
        case "contrast", "tint", "luminance", "configuration":
          return (key, String(part.drop { $0 != "-" }.dropFirst()))
        case "os": return (key, String(part.dropFirst(2)))
        case "device":
          return (key, DeviceTable.all.first { $0.slug == part }?.name ?? part)
        default: return (key, part)
        }
      })
  }

  var phaseKind: PhaseKind {
    if phase == "placeholder" { return .placeholder }
    if phase == "snapshot" { return .snapshot }
    if phase.hasPrefix("timeline-") { return .timeline }
    if phase.hasPrefix("interaction-") { return .interaction }
    return .preview
  }
}
