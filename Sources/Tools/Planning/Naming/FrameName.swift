import Foundation
import WidgetHost

/// The parts of a frame's name: `Watchlist/systemSmall/timeline-003~dark@3x`.
package struct FrameName: Hashable, Sendable {
  /// `Watchlist/systemSmall`, with the product before it where there are several.
  package let folder: String
  /// `timeline-003`.
  package let phase: String
  /// The values that differ from the defaults, as `dark`, by the key of their dimension, as `appearance`.
  package let parts: [String: String]
  /// The suffix that frames of one timeline share, as `~dark@3x`.
  package let suffix: String
  /// `3x`.
  package let scale: String

  /// - Returns: nil where it isn't the name of a frame.
  package init?(_ id: String) {
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
      pieces.dropFirst().map { (MatrixDimension.of(part: Self.decoded($0)).dimension.key, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The values by the keys of their dimensions, as manifests have them.
  package var variant: [String: String] {
    parts.mapValues { MatrixDimension.of(part: Self.decoded($0)).value }
  }

  private static func decoded(_ part: String) -> String { part.removingPercentEncoding ?? part }

  package var phaseKind: PhaseKind {
    if phase == "placeholder" { return .placeholder }
    if phase == "snapshot" { return .snapshot }
    if phase.hasPrefix("timeline-") { return .timeline }
    if phase.hasPrefix("interaction-") { return .interaction }
    return .preview
  }
}
