/// The moment of a widget's life that a frame shows.
package enum Phase: Hashable, Sendable, Codable {
  case placeholder
  case snapshot
  /// The entry at this index of the timeline.
  case timeline(Int)
  /// A state of a Live Activity or a control, or a preview of the source, and its place among those
  /// drawn.
  case sample(SampleOrigin, name: String, index: Int)
  /// A step of touching one of its buttons or toggles.
  case interaction(Interaction)

  /// As in a file's name: `timeline-003`, `interaction-lock-before`.
  package var name: String {
    switch self {
    case .placeholder: return "placeholder"
    case .snapshot: return "snapshot"
    case .timeline(let index): return "timeline-" + Self.digits(index)
    case .sample(let origin, let name, _): return "\(origin.rawValue)-\(name)"
    case .interaction(let touch): return "interaction-\(touch.control)-\(touch.step)"
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
    case .timeline: .timeline
    case .sample: .preview
    case .interaction: .interaction
    }
  }

  /// Of the entry in its timeline, or of the state among those drawn.
  package var index: Int? {
    switch self {
    case .timeline(let index), .sample(_, _, let index): index
    default: nil
    }
  }

  /// Among the frames of its kind.
  package var order: Int {
    switch self {
    case .placeholder, .snapshot: 0
    case .timeline(let index), .sample(_, _, let index): index
    case .interaction(let touch):
      touch.position * Interaction.Step.allCases.count
        + (Interaction.Step.allCases.firstIndex(of: touch.step) ?? 0)
    }
  }
}

/// One step of touching a control.
package struct Interaction: Hashable, Sendable, Codable {
  package enum Step: String, CaseIterable, Hashable, Sendable, Codable {
    /// At rest.
    case before
    /// Just touched: a toggle shows its new state.
    case optimistic
    /// The intent is being performed: content that it makes stale is shown as such.
    case invalidated
    /// The intent was performed and the timeline reloaded.
    case after
  }

  /// As in ``RenderedControl/name``.
  package var control: String
  /// Among the widget's controls, from 0.
  package var position: Int
  package var step: Step

  package init(control: String, position: Int, step: Step) {
    self.control = control
    self.position = position
    self.step = step
  }
}

/// What the command can be asked for.
package enum PhaseKind: String, CaseIterable, Hashable, Sendable, Codable {
  case placeholder, snapshot, timeline, interaction
  /// Sample states, and previews of the source.
  case preview

  /// What is made where nobody says. Previews are those of Live Activities and controls: a widget's and
  /// a view's are made where somebody asks.
  package static let standard: [PhaseKind] = [.placeholder, .snapshot, .timeline, .preview]
}

/// Who gives a sample state.
package enum SampleOrigin: String, Hashable, Sendable, Codable {
  /// A `#Preview`.
  case preview
  /// A file, or the control itself.
  case state
}
