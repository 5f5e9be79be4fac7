import Foundation

/// The accessibility label, value and hint of a view.
extension View {
  nonisolated func accessibility(
    _ change: AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }

  /// The view's name, in place of what it shows.
  public nonisolated func accessibilityLabel(
    _ labelKey: _WrittenKey<Self>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(Text(labelKey)))
  }

  public nonisolated func accessibilityLabel<W: _Wording>(
    _ label: W
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(label._text))
  }

  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .label(label) : .unrecorded)
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .label(Text(labelKey)) : .unrecorded)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(Text(String(label))))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .label(Text(String(label))) : .unrecorded)
  }

  /// The view's value, read after its label.
  public nonisolated func accessibilityValue(
    _ valueKey: _WrittenKey<Self>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(Text(valueKey)))
  }

  public nonisolated func accessibilityValue<W: _Wording>(
    _ value: W
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(value._text))
  }

  public nonisolated func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .value(value) : .unrecorded)
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .value(Text(valueKey)) : .unrecorded)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(Text(String(value))))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .value(Text(String(value))) : .unrecorded)
  }

  /// The result of acting on the view, read after a pause.
  public nonisolated func accessibilityHint(
    _ hintKey: _WrittenKey<Self>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(Text(hintKey)))
  }

  public nonisolated func accessibilityHint<W: _Wording>(
    _ hint: W
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(hint._text))
  }

  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hint(hint) : .unrecorded)
  }

  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hint(Text(hintKey)) : .unrecorded)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(Text(String(hint))))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hint(Text(String(hint))) : .unrecorded)
  }
}
