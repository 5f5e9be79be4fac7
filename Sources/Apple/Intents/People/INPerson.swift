import FoundationExtras

public enum INPersonHandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let home = Self("home")
  public static let work = Self("work")
  public static let iPhone = Self("iPhone")
  public static let mobile = Self("mobile")
  public static let main = Self("main")
  public static let other = Self("other")
}

/// An address or number of a person.
open class INPersonHandle: NSObject {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
  }

  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type && label == other.label
  }

  open override var hash: Int { value.hashValue }
}

public enum INPersonSuggestionType: Int, Sendable {
  case none = 0, socialProfile, instantMessageAddress
}

/// A person: a parameter's value, or a participant of an interaction.
open class INPerson: NSObject {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let aliases: [INPersonHandle]?
  public let suggestionType: INPersonSuggestionType
  public let isMe: Bool

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]? = nil, suggestionType: INPersonSuggestionType = .none,
    isMe: Bool = false
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    let parts = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
    self.displayName =
      displayName ?? (parts.isEmpty ? personHandle.value ?? "" : parts.joined(separator: " "))
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.aliases = aliases
    self.suggestionType = suggestionType
    self.isMe = isMe
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson else { return false }
    return personHandle == other.personHandle && displayName == other.displayName
      && contactIdentifier == other.contactIdentifier && customIdentifier == other.customIdentifier
  }

  open override var hash: Int { displayName.hashValue }
}
