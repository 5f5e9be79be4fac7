import Foundation

// What a person who listens goes through by turning a dial: a picture has nothing of it.

/// A dial of the system's.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .headings
  }
}

/// The entries of a rotor.
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// A place that a rotor stops at.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public var body: Never { _noBody(Self.self) }

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

/// Several entries, or none.
public struct _RotorEntries: AccessibilityRotorContent {
  public var body: Never { _noBody(Self.self) }
}

@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _RotorEntries { _RotorEntries() }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  public var body: Never { _noBody(Self.self) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { _noBody(Self.self) }
}

extension ForEach
where
  Content: AccessibilityRotorContent, ID == Data.Element.ID,
  Data.Element: Identifiable
{
  /// - Support: at rest
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// - Support: at rest
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension View {
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: _WrittenKey<Self>,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: _WrittenKey<Self>, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: _WrittenKey<Self>, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor(
    _ labelKey: _WrittenKey<Self>, textRanges: [Range<String.Index>]
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<W: _Wording, Content: AccessibilityRotorContent>(
    _ label: W,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<W: _Wording, EntryModel: Identifiable>(
    _ label: W, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<W: _Wording, EntryModel, ID: Hashable>(
    _ label: W, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotor<W: _Wording>(
    _ label: W, textRanges: [Range<String.Index>]
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { accessibility(.resting("accessibilityRotor")) }
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { accessibility(.resting("accessibilityRotorEntry")) }
}
