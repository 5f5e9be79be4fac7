import Contacts
import Foundation
import Testing

extension FrameworkTests {
  /// The options of the widget of SpeedDialWidgets: the contacts of all containers.
  /// https://developer.apple.com/documentation/contacts/cncontactstore/containers(matching:)
  @Test func allContactsAreInContainers() throws {
    try Self.enter(
      #"{"contacts": {"people": [{"id": "a"}, {"givenName": "Ben", "id": "b"}]}}"#)
    let store = CNContactStore()
    let keys = [CNContactGivenNameKey].map { $0 as CNKeyDescriptor }
    let contacts = try store.containers(matching: nil).flatMap {
      let predicate: NSPredicate = CNContact.predicateForContactsInContainer(
        withIdentifier: $0.identifier)
      return try store.unifiedContacts(matching: predicate, keysToFetch: keys)
    }
    #expect(contacts.map(\.identifier) == ["a", "b"])
    let none = CNContact.predicateForContactsInContainer(withIdentifier: "elsewhere")
    #expect(try store.unifiedContacts(matching: none, keysToFetch: keys) == [])
    let other = CNContainer.predicateForContainers(withIdentifiers: ["elsewhere"])
    #expect(try store.containers(matching: other) == [])
    try Self.enter()
    #expect(throws: CNError.self) { try store.containers(matching: nil) }
  }
}
