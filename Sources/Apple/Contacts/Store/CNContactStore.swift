import DeviceWorld
import Foundation

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// An error of Contacts.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// A question for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var keysToFetch: [any CNKeyDescriptor]
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false
  open var predicate: NSPredicate?
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The address book: the world file's people.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}

  private static func ask() -> ContactSection? {
    DeviceAnswers.ask(
      \.contacts, key: "contacts", "CNContactStore for the contacts", empty: "not determined")
  }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    guard let section = ask() else { return .notDetermined }
    switch section.authorization ?? .authorized {
    case .notDetermined: return .notDetermined
    case .restricted: return .restricted
    case .denied: return .denied
    case .authorized: return .authorized
    case .limited: return .limited
    }
  }

  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isReadable = Self.isReadable
    Callback.onQueue {
      completionHandler(isReadable, isReadable ? nil : CNError(.authorizationDenied))
    }
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try Self.checkAccess()
    return true
  }

  /// Whether the person lets the app see contacts, all or some of them.
  private static var isReadable: Bool {
    [.authorized, .limited].contains(authorizationStatus(for: .contacts))
  }
  /// - Throws: a ``CNError`` without access.
  static func checkAccess() throws {
    guard isReadable else { throw CNError(.authorizationDenied) }
  }

  /// The contacts, in the order of the file.
  func people(_ keys: [any CNKeyDescriptor]) throws -> [CNContact] {
    try Self.checkAccess()
    return (Self.ask()?.people ?? []).enumerated().map { CNContact($1, number: $0, keys: keys) }
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try people(keys).filter { predicate.evaluate(with: $0) }
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let person = try people(keys).first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return person
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var people = try people(fetchRequest.keysToFetch)
    if let predicate = fetchRequest.predicate { people = people.filter(predicate.evaluate) }
    switch fetchRequest.sortOrder {
    case .none: break
    case .givenName: people.sort { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
    case .familyName, .userDefault:
      people.sort { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    }
    var stop = ObjCBool(false)
    for person in people where !stop.boolValue {
      block(fetchRequest.mutableObjects ? CNMutableContact(person) : person, &stop)
    }
  }
}

extension CNContact {
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let name = name.lowercased()
    return NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      let full = "\(contact.givenName) \(contact.familyName) \(contact.nickname)".lowercased()
      return full.contains(name)
    }
  }
  /// - Parameter phoneNumber: compared by its digits: those of the shorter one end the longer one.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    func digits(_ number: CNPhoneNumber) -> String { number.stringValue.filter(\.isNumber) }
    let wanted = digits(phoneNumber)
    return NSPredicate { object, _ in
      guard let contact = object as? CNContact, !wanted.isEmpty else { return false }
      return contact.phoneNumbers.contains {
        let own = digits($0.value)
        return !own.isEmpty && (own.hasSuffix(wanted) || wanted.hasSuffix(own))
      }
    }
  }
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let wanted = emailAddress.lowercased()
    return NSPredicate { object, _ in
      (object as? CNContact)?.emailAddresses
        .contains { "\($0.value)".lowercased() == wanted } ?? false
    }
  }
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false
    }
  }
}
