import FoundationExtras

/// Options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  public var sections: [IntentItemSection<Result>]
  public var promptLabel: LocalizedStringResource?
  public var usesIndexedCollation: Bool
  public static var empty: IntentItemCollection<Result> { .init(sections: []) }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  public var items: [Result.ValueType] {
    sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType }
  }
}

extension IntentItemCollection: TitledResults {
  var titledOptions: [ParameterOption] { sections.flatMap(\.items).map(\.option) }
}
