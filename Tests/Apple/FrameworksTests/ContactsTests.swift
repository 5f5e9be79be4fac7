import Contacts
import Foundation
import Testing

/// Uses of Contacts as widgets have them.
extension FrameworkTests {
  private static let people = #"""
    {"contacts": {"people": [
      {"id": "ada", "namePrefix": "Dr.", "givenName": "Ada", "familyName": "King", "nameSuffix": "PhD", "department": "R&D",
       "birthday": "--12-10", "phones": ["+49 30 1234567", {"value": "555", "label": "work"}],
       "emails": [{"value": "ada@example.com", "label": "Club"}], "urls": ["https://example.com"],
       "addresses": [{"label": "work", "street": "Main St 1", "city": "Kiel", "postalCode": "24103", "country": "Germany"}],
       "relations": [{"value": "Will", "label": "spouse"}], "dates": [{"value": "2010-06-01", "label": "anniversary"}],
       "groups": ["Family"]},
      {"id": "ben", "givenName": "Ben", "birthday": "1992-02-29T00:00:00Z"}
    ]}}
    """#
  private static var keys: [any CNKeyDescriptor] {
    [
      CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
      CNContactBirthdayKey as any CNKeyDescriptor, CNContactPhoneNumbersKey as any CNKeyDescriptor,
    ]
  }

  @Test(arguments: [
    (#"{}"#, CNAuthorizationStatus.notDetermined),
    (#"{"contacts": {"authorization": "denied", "people": [{"givenName": "Ada"}]}}"#, .denied),
  ])
  func withoutAccessThereAreNoContacts(_ world: String, _ status: CNAuthorizationStatus) throws {
    try Self.enter(world)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == status)
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: Self.keys)) {
        _, _ in
      }
    }
  }

  /// https://developer.apple.com/documentation/contacts/cnauthorizationstatus/limited
  @Test func limitedAccessGivesTheContactsThatWereChosen() async throws {
    try Self.enter(#"{"contacts": {"authorization": "limited", "people": [{"givenName": "Ada"}]}}"#)
    let store = CNContactStore()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .limited)
    #expect(try await store.requestAccess(for: .contacts))
    let found = try store.unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: "ada"), keysToFetch: Self.keys)
    #expect(found.count == 1)
  }

  /// “Day and month components are required for this property, and year is optional.”
  /// https://developer.apple.com/documentation/contacts/cncontact/birthday
  @Test func aBirthdayMayHaveNoYear() throws {
    try Self.enter(Self.people)
    var birthdays: [DateComponents] = []
    let request = CNContactFetchRequest(keysToFetch: Self.keys)
    request.sortOrder = .givenName
    try CNContactStore().enumerateContacts(with: request) { contact, _ in
      if let birthday = contact.birthday { birthdays.append(birthday) }
    }
    #expect(birthdays.map(\.month) == [12, 2] && birthdays.map(\.day) == [10, 29])
    #expect(birthdays.map(\.year) == [nil, 1992])
  }

  /// https://developer.apple.com/documentation/contacts/cnlabeledvalue
  @Test func valuesHaveTheirLabels() throws {
    try Self.enter(Self.people)
    let ada = try CNContactStore().unifiedContact(withIdentifier: "ada", keysToFetch: Self.keys)
    #expect(ada.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelWork])
    #expect(ada.phoneNumbers.map(\.value.stringValue) == ["+49 30 1234567", "555"])
    #expect(ada.emailAddresses.map(\.label) == ["Club"])
    #expect(ada.urlAddresses.map(\.label) == [CNLabelURLAddressHomePage])
    let address = try #require(ada.postalAddresses.first)
    #expect(address.label == CNLabelWork && address.value.city == "Kiel")
    #expect(ada.contactRelations.map(\.value.name) == ["Will"])
    #expect(ada.contactRelations.map(\.label) == [CNLabelContactRelationSpouse])
    #expect(ada.dates.map(\.label) == [CNLabelDateAnniversary])
    #expect(ada.dates.first?.value.month == 6)
    #expect(ada.departmentName == "R&D")
    #expect(CNContactFormatter.string(from: ada, style: .fullName) == "Dr. Ada King PhD")
  }

  /// https://developer.apple.com/documentation/contacts/cncontact/iskeyavailable(_:)
  @Test func onlyKeysThatWereFetchedAreAvailable() throws {
    try Self.enter(Self.people)
    let ada = try CNContactStore().unifiedContact(withIdentifier: "ada", keysToFetch: Self.keys)
    #expect(ada.isKeyAvailable(CNContactFamilyNameKey) && ada.isKeyAvailable(CNContactBirthdayKey))
    #expect(!ada.isKeyAvailable(CNContactImageDataKey))
    #expect(ada.areKeysAvailable(Self.keys))
    #expect(!ada.areKeysAvailable([CNContactNoteKey as any CNKeyDescriptor]))
    #expect(CNMutableContact().isKeyAvailable(CNContactNoteKey))
  }

  /// https://developer.apple.com/documentation/contacts/cncontact/predicateforcontacts(matching:)
  @Test func contactsAreFoundByNumberAddressAndGroup() throws {
    try Self.enter(Self.people)
    let store = CNContactStore()
    func ids(_ predicate: NSPredicate) throws -> [String] {
      try store.unifiedContacts(matching: predicate, keysToFetch: Self.keys).map(\.identifier)
    }
    let number = CNPhoneNumber(stringValue: "30 123-4567")
    #expect(try ids(CNContact.predicateForContacts(matching: number)) == ["ada"])
    #expect(
      try ids(CNContact.predicateForContacts(matchingEmailAddress: "ADA@example.com")) == ["ada"])
    let groups = try store.groups(matching: nil)
    #expect(groups.map(\.name) == ["Family"])
    let family = try #require(groups.first)
    let members = CNContact.predicateForContactsInGroup(withIdentifier: family.identifier)
    #expect(try ids(members) == ["ada"])
  }
}
