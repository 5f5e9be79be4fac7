/// The names of iOS 13.
extension View {
  public nonisolated func accessibility(label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(.label(label))
  }

  public nonisolated func accessibility(value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(.value(value))
  }

  public nonisolated func accessibility(hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(.hint(hint))
  }

  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hidden(hidden))
  }

  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.addTraits(traits))
  }

  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.removeTraits(traits))
  }

  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.identifier(identifier))
  }

  /// - Support: at rest
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibility"))
  }

  /// - Support: at rest
  public nonisolated func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibility"))
  }

  /// - Support: at rest
  public nonisolated func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibility"))
  }

  /// - Support: at rest
  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibility"))
  }

  /// - Support: at rest
  public nonisolated func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibility"))
  }
}
