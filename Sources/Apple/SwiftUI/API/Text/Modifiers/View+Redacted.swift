import Foundation

extension View {
  /// Hides what is in the view, in addition to why it may be hidden already.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.fields.redactionReasons.formUnion(reason) }
  }

  /// Shows the view's content whatever hides the views around it.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks content that must not be seen while the device is locked.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.fields.isSensitive = sensitive }
  }

  /// Marks what an interaction makes stale: from an interaction with a control until the next
  /// timeline is there, it is shown fainter.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isActive: invalidatable))
  }
}

/// The modifier of stale content. With `RedactionReasons.invalidated` in the environment it fades
/// (Apple's documentation of `invalidatableContent` mentions a change only). That it fades is what
/// developers describe; how far is assumed, and that it pulses no still can show.
private nonisolated struct InvalidatableContent: _NodeModifier {
  static let opacity: CGFloat = 0.5
  let isActive: Bool
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let isStale = isActive && inputs.environment.redactionReasons.contains(.invalidated)
    return isStale ? OpacityNode(node, Self.opacity) : node
  }
}
