import FoundationExtras

/// A person, with the data that an address book or an app has.
public struct IntentPerson: Sendable {
  public enum ParameterMode: String, Sendable { case contact, email, phone, emailOrPhone }

  public enum Identifier: Hashable, Sendable {
    case contact(String)
    case applicationDefined(String)
  }

  public enum Name: Sendable {
    case displayName(String)
    case components(PersonNameComponents)

    var text: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts):
        [parts.givenName, parts.familyName].compactMap { $0 }.joined(separator: " ")
      }
    }
  }

  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)
    }
    public enum Label: Hashable, Sendable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      case custom(String)
    }

    public var value: Value
    public var label: Label

    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }
    public init(phoneNumber: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }
    public init(emailAddress: String, label: Label = .other) {
      self.init(.emailAddress(emailAddress), label: label)
    }
    public init(applicationDefined value: String, label: String? = nil) {
      self.init(.applicationDefined(value), label: label.map { .custom($0) } ?? .other)
    }
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?
  public var aliases: [Handle]
  public var isMe: Bool
  public var image: DisplayRepresentation.Image?

  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }
}

extension IntentPerson: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name.text), image: image)
  }
}

extension IntentPerson: _IntentValue {
  /// Reads `{"identifier": "42", "name": "Ada Lovelace", "email": "ada@example.org"}`, or the name alone.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> IntentPerson?
  {
    if case .text(let name) = configured {
      return IntentPerson(
        identifier: .applicationDefined(name), name: .displayName(name), handle: nil)
    }
    guard case .object(let parts) = configured, let name = parts["name"]?.plainText else {
      return nil
    }
    let handle =
      parts["email"]?.plainText.map { Handle(emailAddress: $0) }
      ?? parts["phone"]?.plainText.map { Handle(phoneNumber: $0) }
    return IntentPerson(
      identifier: .applicationDefined(parts["identifier"]?.plainText ?? name),
      name: .displayName(name), handle: handle)
  }
}
