/// The moment of a widget's life that a frame shows.
package enum Phase: Hashable, Sendable, Codable {
  case placeholder
  case snapshot
  /// The entry at this index of the timeline.
  case timeline(Int)

  /// As in a file's name: `timeline-003`.
  package var name: String {
    switch self {
    case .placeholder: return "placeholder"
    case .snapshot: return "snapshot"
    case .timeline(let index):
      let digits = String(index)
      return "timeline-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
  }

  package var kind: PhaseKind {
    switch self {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline: .timeline
    }
  }

  package var index: Int? {
    if case .timeline(let index) = self { index } else { nil }
  }
}

/// What the command can be asked for.
package enum PhaseKind: String, CaseIterable, Hashable, Sendable, Codable {
  case placeholder, snapshot, timeline
}
