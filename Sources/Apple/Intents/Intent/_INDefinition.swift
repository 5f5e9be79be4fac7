import FoundationExtras

/// The definition of an intent, as generated source contains it.
public struct _INDefinition: Sendable {
  public let title: _INPhrase
  public let description: _INPhrase?
  public let isEligibleForWidgets: Bool
  /// The target's Intents extensions. They are made on the main thread.
  public let handlers: [@MainActor @Sendable () -> INExtension]
  public let parameters: [_INParameter]

  public init(
    title: _INPhrase, description: _INPhrase?, isEligibleForWidgets: Bool,
    handlers: [@MainActor @Sendable () -> INExtension], parameters: [_INParameter]
  ) {
    self.title = title
    self.description = description
    self.isEligibleForWidgets = isEligibleForWidgets
    self.handlers = handlers
    self.parameters = parameters
  }
}

/// A parameter of an intent's definition.
public struct _INParameter: Sendable {
  public enum Kind: Sendable {
    case string, boolean, integer, decimal, double, timeInterval, dateComponents, url
    case enumeration([_INCase])
    /// A type of the definition's.
    case object(INObject.Type)
    /// A type without a form in configuration files, by its name.
    case other(String)
  }

  public enum Default: Sendable {
    case text(_INPhrase)
    case boolean(Bool)
    case number(Double)
  }

  /// Asks a handler for options. False where it doesn't handle this intent.
  public typealias Options =
    @Sendable (
      _ handler: AnyObject, _ intent: INIntent, _ searchTerm: String?,
      _ answer: @escaping (_INOptions) -> Void
    ) -> Bool

  public let name: String
  public let title: _INPhrase
  public let kind: Kind
  public let isMultiple: Bool
  public let isConfigurable: Bool
  /// The number of values for each widget family, by `Small`, `AccessoryInline`, ….
  public let sizes: [String: Int]
  public let parent: _INParent?
  public let value: Default?
  /// The least number that the definition allows; nil where it sets none.
  public let minimum: Double?
  /// The greatest number that the definition allows; nil where it sets none.
  public let maximum: Double?
  public let hasSearch: Bool
  public let options: Options?
  /// The call of the handler's `default…(for:)`; nil where there is none.
  public let initial: (@Sendable (_ handler: AnyObject, _ intent: INIntent) -> Any?)?

  public init(
    _ name: String, title: _INPhrase, kind: Kind, isMultiple: Bool, isConfigurable: Bool,
    sizes: [String: Int], parent: _INParent?, value: Default?, minimum: Double? = nil,
    maximum: Double? = nil, hasSearch: Bool = false, options: Options?,
    initial: (@Sendable (_ handler: AnyObject, _ intent: INIntent) -> Any?)?
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.isMultiple = isMultiple
    self.isConfigurable = isConfigurable
    self.sizes = sizes
    self.parent = parent
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.hasSearch = hasSearch
    self.options = options
    self.initial = initial
  }
}

/// A class by a name that can't be taken for a property's.
public enum _INType<Object: INObject> {
  public static var type: INObject.Type { Object.self }
}

/// A value of an enumeration.
public struct _INCase: Sendable {
  public let value: Int
  public let name: String
  public let title: _INPhrase
  public init(_ value: Int, _ name: String, _ title: _INPhrase) {
    self.value = value
    self.name = name
    self.title = title
  }
}

extension [_INCase] {
  /// The case of a name, as the code or as the definition has it: there it may begin with a capital.
  package func named(_ name: String) -> _INCase? {
    first { $0.name == name }
      ?? first { $0.name == name.prefix(1).lowercased() + name.dropFirst() }
  }
}

/// The other parameter that decides about showing one.
public struct _INParent: Sendable {
  public let name: String
  public let predicate: String
  public let value: _INParameter.Default?
  public init(_ name: String, _ predicate: String, _ value: _INParameter.Default?) {
    self.name = name
    self.predicate = predicate
    self.value = value
  }
}

/// The options that a handler offers.
public struct _INOptions {
  public struct Section {
    public let title: String?
    public let items: [Any]
  }
  public let sections: [Section]
  public let error: (any Error)?

  public init<Option>(_ collection: INObjectCollection<Option>?, _ error: (any Error)?) {
    sections = collection?.sections.map { Section(title: $0.title, items: $0.items) } ?? []
    self.error = error
  }
}
