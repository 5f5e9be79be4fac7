import Foundation

// What only a person in front of the screen hears or does: a picture has nothing of it.

extension View {
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilitySortPriority"))
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityInputLabels"))
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityInputLabels"))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityInputLabels"))
  }

  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityActivationPoint"))
  }

  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityActivationPoint"))
  }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityRespondsToUserInteraction"))
  }

  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityTextContentType"))
  }

  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityAction"))
  }

  public nonisolated func accessibilityAction(
    named nameKey: _WrittenKey<Self>, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityAction"))
  }

  public nonisolated func accessibilityAction<W: _Wording>(
    named name: W, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityAction"))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityAction"))
  }

  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibility(.resting("accessibilityAction"))
  }

  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibility(.resting("accessibilityActions"))
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: _WrittenKey<Self>, _ valueKey: _WrittenKey<Self>,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  public nonisolated func accessibilityCustomContent<V: _Wording>(
    _ labelKey: _WrittenKey<Self>, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: _WrittenKey<Self>, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  // A key by its name after a leading dot, as `.age`.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: _WrittenKey<Self>,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: _Wording>(
    _ key: AccessibilityCustomContentKey, _ value: V?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  public nonisolated func accessibilityCustomContent<L: _CustomContentLabel>(
    _ label: L, _ valueKey: _WrittenKey<Self>,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  public nonisolated func accessibilityCustomContent<L: _CustomContentLabel, V: _Wording>(
    _ label: L, _ value: V?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: _CustomContentLabel, V: StringProtocol>(
    _ label: L, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityCustomContent"))
  }

  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityAdjustableAction"))
  }

  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.resting("accessibilityScrollAction"))
  }

  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> _RestingView<Self> {
    resting("accessibilityChildren", .assistance)
  }

  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> _RestingView<Self> {
    resting("accessibilityLabeledPair", .assistance)
  }

  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> _RestingView<Self> {
    resting("accessibilityLinkedGroup", .assistance)
  }

  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true)
    -> _RestingView<Self>
  {
    resting("accessibilityIgnoresInvertColors", .assistance)
  }

  public nonisolated func accessibilityShowsLargeContentViewer() -> _RestingView<Self> {
    resting("accessibilityShowsLargeContentViewer", .assistance)
  }

  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> _RestingView<Self> {
    resting("accessibilityShowsLargeContentViewer", .assistance)
  }
}

extension Text {
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text {
    self
  }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public init(named name: Text) { self.name = "named" }
  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
}

/// The key of additional accessibility content, read on request.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String
  public init(_ label: Text, id: String) { self.id = id }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
}

/// The identity of custom content: a key, or a text.
public protocol _CustomContentLabel {}
extension AccessibilityCustomContentKey: _CustomContentLabel {}
extension Text: _CustomContentLabel {}
extension LocalizedStringKey: _CustomContentLabel {}

/// The importance of custom content: whether VoiceOver speaks it at once.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
