/// The moment of a widget's life that a frame shows.
package enum Phase: Hashable, Sendable, Codable {
  case placeholder
  case snapshot
  /// The entry at this index of the timeline.
  case timeline(Int)
  /// A state of a Live Activity or a control, and its place among those drawn.
  case sample(SampleOrigin, name: String, index: Int)

  /// As in a file's name: `timeline-003`.
  package var name: String {
    switch self {
    case .placeholder: return "placeholder"
    case .snapshot: return "snapshot"
    case .timeline(let index):
      let digits = String(index)
      return "timeline-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    case .sample(let origin, let name, _): return "\(origin.rawValue)-\(name)"
    }
  }

  package var kind: PhaseKind {
    switch self {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline: .timeline
    case .sample: .preview
    }
  }

  package var index: Int? {
    switch self {
    case .timeline(let index), .sample(_, _, let index): index
    default: nil
    }
  }
}

/// What the command can be asked for.
package enum PhaseKind: String, CaseIterable, Hashable, Sendable, Codable {
  case placeholder, snapshot, timeline
  /// Sample states.
  case preview
}

/// Who gives a sample state.
package enum SampleOrigin: String, Hashable, Sendable, Codable {
  /// A `#Preview`.
  case preview
  /// A file, or the control itself.
  case state
}
