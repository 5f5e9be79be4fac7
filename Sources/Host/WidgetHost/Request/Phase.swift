/// The moment of a widget's life that a frame shows.
package enum Phase: Hashable, Sendable, Codable {
  case placeholder
  case snapshot
  /// The entry at this index of the timeline.
  case timeline(Int)
  /// The entry at this index, drawn again so many seconds after its date since something in it runs.
  case later(Int, seconds: Int)
  /// A state of a Live Activity or a control, or a preview of the source, and its place among those
  /// drawn.
  case sample(SampleOrigin, name: String, index: Int)
  /// A step of pressing one of its buttons or toggles.
  case interaction(Interaction)

  /// The name in a file's path: `timeline-003`, `timeline-003-after-01-30-00`, `interaction-lock-before`.
  package var name: String {
    switch self {
    case .placeholder: return "placeholder"
    case .snapshot: return "snapshot"
    case .timeline(let index): return "timeline-" + Self.digits(index)
    case .later(let index, let seconds):
      let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map {
        $0 < 10 ? "0\($0)" : "\($0)"
      }
      return "\(Phase.timeline(index).name)-after-\(time.joined(separator: "-"))"
    case .sample(let origin, let name, _): return "\(origin.rawValue)-\(name)"
    case .interaction(let press): return "interaction-\(press.control)-\(press.step)"
    }
  }

  static func digits(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  package var kind: PhaseKind {
    switch self {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline, .later: .timeline
    case .sample: .preview
    case .interaction: .interaction
    }
  }

  /// The index of the entry in its timeline, or of the state among those drawn.
  package var index: Int? {
    switch self {
    case .timeline(let index), .later(let index, _), .sample(_, _, let index): index
    default: nil
    }
  }

  /// The seconds after its date at which an entry is drawn again; 0 for any other frame.
  package var seconds: Int {
    if case .later(_, let seconds) = self { seconds } else { 0 }
  }

  /// The position among the frames of its kind.
  package var order: Int {
    switch self {
    case .placeholder, .snapshot: 0
    case .timeline(let index), .later(let index, _), .sample(_, _, let index): index
    case .interaction(let press):
      press.position * Interaction.Step.allCases.count
        + (Interaction.Step.allCases.firstIndex(of: press.step) ?? 0)
    }
  }
}
