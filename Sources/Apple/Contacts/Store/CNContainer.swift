import Foundation

public enum CNContainerType: Int, Sendable {
  case unassigned = 0, local, exchange, cardDAV = 1003
}

/// A collection of contacts, such as the device's own: all people of the world file are in one.
open class CNContainer: NSObject, @unchecked Sendable {
  open var identifier: String { "local" }
  open var name: String { "" }
  open var type: CNContainerType { .local }
}

extension CNContainer {
  public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContainer).map { identifiers.contains($0.identifier) } ?? false
    }
  }
}

extension CNContactStore {
  /// - Parameter predicate: nil for all containers.
  /// - Throws: a ``CNError``, where the person hasn't allowed the app to read contacts.
  public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    try Self.checkAccess()
    return [CNContainer()].filter { predicate?.evaluate(with: $0) ?? true }
  }

  public func defaultContainerIdentifier() -> String { CNContainer().identifier }
}

extension CNContact {
  public class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate {
    let isKnown = containerIdentifier == CNContainer().identifier
    return NSPredicate { object, _ in isKnown && object is CNContact }
  }
}
