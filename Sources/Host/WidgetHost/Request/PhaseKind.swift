/// A phase that the command can be asked for.
package enum PhaseKind: String, CaseIterable, Hashable, Sendable, Codable {
  case placeholder, snapshot, timeline, interaction
  /// Sample states, and previews of the source.
  case preview

  /// The phases that are made by default. Previews are those of Live Activities and controls: a widget's and a view's
  /// are made on request.
  package static let standard: [PhaseKind] = [.placeholder, .snapshot, .timeline, .preview]
}
