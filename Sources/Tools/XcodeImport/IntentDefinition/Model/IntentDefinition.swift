/// The contents of an `.intentdefinition` file, with every reference resolved to a class's name.
package struct IntentDefinition: Hashable {
  /// The file's name without its extension; its string tables have the same.
  package var name: String
  package var intents: [CustomIntent] = []
  package var types: [CustomType] = []
  package var enums: [CustomEnum] = []
  /// The enumerations of the target's other files, which generate them; parameters here can have
  /// their types.
  package var otherEnums: [CustomEnum] = []

  package init(name: String) { self.name = name }

  /// Whether a field is a place, whose type is CoreLocation's.
  var hasLocations: Bool {
    let fields =
      intents.flatMap { $0.parameters.map(\.field) + $0.responseFields } + types.flatMap(\.fields)
    return fields.contains { $0.kind == .placemark }
  }
}

/// A text that the user sees, with the key of its translations.
package struct Phrase: Hashable {
  package var text: String
  package var key: String?

  package init(_ text: String, key: String? = nil) {
    self.text = text
    self.key = key
  }
}

package struct CustomIntent: Hashable {
  /// The name in the file; the class's is `className`.
  package var name: String
  package var className: String
  package var title: Phrase
  package var description: Phrase?
  package var isEligibleForWidgets: Bool
  /// One of Apple's own intents, whose class is in Intents and isn't generated.
  package var isSystem: Bool
  package var parameters: [Parameter]
  package var responseCodes: [ResponseCode]
  package var responseFields: [Field]
}

/// A value by name: an intent's parameter, a response's or a type's property.
package struct Field: Hashable {
  package var name: String
  package var title: Phrase
  package var kind: FieldKind
  package var isMultiple: Bool
}

package struct Parameter: Hashable {
  package var field: Field
  package var isConfigurable: Bool
  package var isResolvable: Bool
  package var hasDynamicOptions: Bool
  package var hasSearch: Bool
  package var defaultValue: DefaultValue?
  /// The least and the greatest number that the definition allows; nil where it sets none.
  package var minimum: Double?
  package var maximum: Double?
  /// The reasons for refusing a value; not empty where the parameter has a resolution result of its own.
  package var unsupportedReasons: [String]
  package var parent: ParentCondition?
  package var trueName: Phrase?
  package var falseName: Phrase?
  /// The number of values by widget family (`Small`, `AccessoryInline`, …), in the file's order.
  package var sizes: [ArraySize]

  package var name: String { field.name }
}

package struct ArraySize: Hashable {
  package var sizeClass: String
  package var count: Int
}

/// The condition for showing a parameter: a value of another.
package struct ParentCondition: Hashable {
  package var parent: String
  /// `BooleanHasExactValue`, `EnumHasExactValue`, `HasAnyValue`.
  package var predicate: String
  package var value: DefaultValue?
}

package enum DefaultValue: Hashable {
  case text(Phrase)
  case boolean(Bool)
  case integer(Int)
  case number(Double)
}

package struct ResponseCode: Hashable {
  package var name: String
  /// The response's fields that its sentence names, in the sentence's order.
  package var fields: [String]
}

package struct CustomType: Hashable {
  package var className: String
  package var title: Phrase
  package var fields: [Field]
}

package struct CustomEnum: Hashable {
  package struct Case: Hashable {
    package var name: String
    package var value: Int
    package var title: Phrase
  }
  package var className: String
  package var title: Phrase
  package var cases: [Case]
}
