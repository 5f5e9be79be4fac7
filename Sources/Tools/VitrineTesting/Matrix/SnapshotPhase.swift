import WidgetHost

/// The moment of a widget's life that is drawn.
public enum SnapshotPhase: Hashable, Sendable {
  /// The provider's placeholder, redacted, which is shown before there is an entry.
  case placeholder
  /// The provider's snapshot, which the widget gallery shows.
  case snapshot
  /// Every entry of the timeline.
  case timeline
  /// The first entries of the timeline, so many.
  case timelineEntries(Int)
  /// The sample states of a Live Activity or a control.
  case samples

  public static let standard: [SnapshotPhase] = [.placeholder, .snapshot, .timeline, .samples]

  var kind: PhaseKind {
    switch self {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline, .timelineEntries: .timeline
    case .samples: .preview
    }
  }
}
