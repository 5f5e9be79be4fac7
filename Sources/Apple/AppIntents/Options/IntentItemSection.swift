import FoundationExtras

/// Options under a heading.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  public var description: DisplayRepresentation?
  public var items: [IntentItem<Result>]

  public init(items: [IntentItem<Result>]) { self.items = items }

  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, items: items)
  }

  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }

  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }

  @resultBuilder
  public enum Builder {
    public static func buildExpression(
      _ section: IntentItemSection<Result>
    ) -> [IntentItemSection<Result>] { [section] }
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: [item])]
    }
    public static func buildBlock(
      _ sections: [IntentItemSection<Result>]...
    ) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }
    public static func buildArray(
      _ sections: [[IntentItemSection<Result>]]
    ) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }
    public static func buildOptional(
      _ sections: [IntentItemSection<Result>]?
    ) -> [IntentItemSection<Result>] { sections ?? [] }
  }
}
