/// What an `.intentdefinition` file says, with every reference resolved to a class's name.
public struct IntentDefinition: Hashable {
  /// The file's name without its extension; its string tables have the same.
  public var name: String
  public var intents: [CustomIntent] = []
  public var types: [CustomType] = []
  public var enums: [CustomEnum] = []
  /// Of the target's other files, which generate them; parameters here can have their types.
  public var otherEnums: [CustomEnum] = []

  public init(name: String) { self.name = name }
}

/// A text that the user sees, with the key of its translations.
public struct Phrase: Hashable {
  public var text: String
  public var key: String?

  public init(_ text: String, key: String? = nil) {
    self.text = text
    self.key = key
  }
}

public struct CustomIntent: Hashable {
  /// As the file has it; the class's is `className`.
  public var name: String
  public var className: String
  public var title: Phrase
  public var description: Phrase?
  public var isEligibleForWidgets: Bool
  /// One of Apple's own intents, whose class is in Intents and isn't generated.
  public var isSystem: Bool
  public var parameters: [Parameter]
  public var responseCodes: [ResponseCode]
  public var responseFields: [Field]
}

/// A value by name: an intent's parameter, a response's or a type's property.
public struct Field: Hashable {
  public var name: String
  public var title: Phrase
  public var kind: FieldKind
  public var isMultiple: Bool
}

public struct Parameter: Hashable {
  public var field: Field
  public var isConfigurable: Bool
  public var isResolvable: Bool
  public var hasDynamicOptions: Bool
  public var hasSearch: Bool
  public var defaultValue: DefaultValue?
  /// Why a value is refused; not empty where the parameter has a resolution result of its own.
  public var unsupportedReasons: [String]
  public var parent: ParentCondition?
  public var trueName: Phrase?
  public var falseName: Phrase?
  /// How many values a widget's family takes, by `Small`, `AccessoryInline`, …, in the file's order.
  public var sizes: [ArraySize]

  public var name: String { field.name }
}

public struct ArraySize: Hashable {
  public var sizeClass: String
  public var count: Int
}

/// When a parameter is shown: by the value of another.
public struct ParentCondition: Hashable {
  public var parent: String
  /// `BooleanHasExactValue`, `EnumHasExactValue`, `HasAnyValue`.
  public var predicate: String
  public var value: DefaultValue?
}

public enum DefaultValue: Hashable {
  case text(Phrase)
  case boolean(Bool)
  case integer(Int)
  case number(Double)
}

public struct ResponseCode: Hashable {
  public var name: String
  /// The response's fields that its sentence names, in the sentence's order.
  public var fields: [String]
}

public struct CustomType: Hashable {
  public var className: String
  public var title: Phrase
  public var fields: [Field]
}

public struct CustomEnum: Hashable {
  public struct Case: Hashable {
    public var name: String
    public var value: Int
    public var title: Phrase
  }
  public var className: String
  public var title: Phrase
  public var cases: [Case]
}
