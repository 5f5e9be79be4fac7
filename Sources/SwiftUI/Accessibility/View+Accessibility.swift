import Foundation

extension View {
  /// What is read out instead of the view's own text.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityRecord(label: label))
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Leaves the view and all in it out of what is read.
  @ViewBuilder public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    if hidden { modifier(AccessibilityRecord(isHidden: true)) } else { self }
  }

  /// One element for VoiceOver; with `.ignore` its children are not read.
  @ViewBuilder public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    if children == .ignore { modifier(AccessibilityRecord(isHidden: true)) } else { self }
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityRecord(role: traits.role))
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
}

/// Said or used by assistive technology at run time: nothing that a picture could show.
extension View {
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }
}

extension View {
  /// The area that can be touched; what is drawn stays as it is.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}
