import DisplayList

/// The kind of a change, as reports have it.
package enum ChangeKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// The characters of a text.
  case text
  case font, color
  /// A change of drawing: gradients, corners, lines, shadows, opacity, clips.
  case style
  case added, removed
  /// Another view is in its position, or a container is of another kind.
  case replaced
  case reordered
  case padding, spacing
  /// Frames, alignments, offsets, limits: what else its source states about its layout.
  case layout
  case moved, resized
  /// A change of line breaks.
  case wrapped
  case truncated
  /// Another picture or symbol.
  case image
  case link
  /// The label that assistive technology reads.
  case label
  case pixels

  init(_ category: TraitDefinition.Category) {
    switch category {
    case .padding: self = .padding
    case .spacing: self = .spacing
    case .layout: self = .layout
    case .style: self = .style
    }
  }
}
