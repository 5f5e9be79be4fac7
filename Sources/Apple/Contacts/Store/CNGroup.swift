import Foundation

/// A group of contacts, which people of the world file name.
open class CNGroup: NSObject, @unchecked Sendable {
  public let identifier: String
  public let name: String

  init(named name: String) {
    identifier = "group-\(name)"
    self.name = name
  }

  public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false
    }
  }
}

extension CNContactStore {
  /// The groups, in the order of their names.
  ///
  /// - Parameter predicate: nil for all groups.
  /// - Throws: a ``CNError``, where the person hasn't allowed the app to read contacts.
  public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    Set(try people([]).flatMap(\.groups)).sorted().map(CNGroup.init(named:))
      .filter { predicate?.evaluate(with: $0) ?? true }
  }
}

extension CNContact {
  public class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact)?.groups
        .contains { CNGroup(named: $0).identifier == groupIdentifier } ?? false
    }
  }
}
