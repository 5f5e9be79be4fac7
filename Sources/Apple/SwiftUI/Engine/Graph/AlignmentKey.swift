import Foundation

/// The key of an alignment guide: its identifier and its axis.
struct AlignmentKey: Hashable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// A view that sets a guide itself has been made. Until one is, only texts have guides of their own,
  /// their baselines, and the walk down the tree for the others is saved.
  @exclusivity(unchecked) nonisolated(unsafe) static var guidesAreSet = false

  /// Defaults that are being worked out, one asking for the next.
  @exclusivity(unchecked) nonisolated(unsafe) static var defaultsAsked = 0

  var canBeExplicit: Bool {
    AlignmentKey.guidesAreSet || id == FirstBaseline.self || id == LastBaseline.self
      || id == FirstLineCenter.self
  }

  static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
