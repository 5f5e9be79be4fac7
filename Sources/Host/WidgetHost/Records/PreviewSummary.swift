/// A frame of a preview, as `list` names it.
package struct PreviewSummary: Codable, Sendable, Hashable {
  package var kind: String
  /// A widget's family, a presentation of a Live Activity, or `view`.
  package var family: String
  /// The phase in the frame's name: `preview-Card`.
  package var phase: String
  /// The preview's location in the source: `Widgets/Card.swift:12`, `Card_Previews`.
  package var place: String
}
