import DeviceWorld
import Foundation

public enum CNContactType: Int, Sendable { case person, organization }

/// A person or an organization.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public internal(set) var identifier: String
  open internal(set) var givenName = ""
  open internal(set) var familyName = ""
  open internal(set) var middleName = ""
  open internal(set) var nickname = ""
  open internal(set) var organizationName = ""
  open internal(set) var jobTitle = ""
  open internal(set) var note = ""
  open internal(set) var birthday: DateComponents?
  open internal(set) var imageData: Data?
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var contactType = CNContactType.person
  open internal(set) var namePrefix = ""
  open internal(set) var nameSuffix = ""
  open internal(set) var departmentName = ""
  open internal(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  open internal(set) var dates: [CNLabeledValue<NSDateComponents>] = []
  /// The groups of the world file that the contact is in.
  var groups: [String] = []
  /// The keys that were fetched; nil for all, as of a contact that code makes.
  private let fetched: Set<String>?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }

  public override init() {
    identifier = UUID().uuidString
    fetched = nil
  }

  init(_ person: ContactSection.Person, number: Int, keys: [any CNKeyDescriptor]) {
    identifier = person.id ?? "contact-\(number)"
    fetched = ContactKeys.names(keys)
    super.init()
    namePrefix = person.namePrefix ?? ""
    givenName = person.givenName ?? ""
    middleName = person.middleName ?? ""
    familyName = person.familyName ?? ""
    nameSuffix = person.nameSuffix ?? ""
    nickname = person.nickname ?? ""
    organizationName = person.organization ?? ""
    departmentName = person.department ?? ""
    jobTitle = person.jobTitle ?? ""
    note = person.note ?? ""
    groups = person.groups ?? []
    let isPerson = person.givenName != nil || person.familyName != nil
    contactType = isPerson ? .person : .organization
    birthday = person.birthday.map { Self.components(of: $0) }
    imageData = person.image.flatMap { try? Data(contentsOf: DeviceAnswers.file($0)) }
    phoneNumbers = ContactLabel.values(person.phones, otherwise: CNLabelPhoneNumberMobile) {
      CNPhoneNumber(stringValue: $0)
    }
    emailAddresses = ContactLabel.values(person.emails, otherwise: CNLabelHome) {
      NSString(string: $0)
    }
    urlAddresses = ContactLabel.values(person.urls, otherwise: CNLabelURLAddressHomePage) {
      NSString(string: $0)
    }
    contactRelations = ContactLabel.values(person.relations, otherwise: CNLabelOther) {
      CNContactRelation(name: $0)
    }
    postalAddresses = (person.addresses ?? []).map {
      CNLabeledValue(
        label: ContactLabel.of($0.label, otherwise: CNLabelHome), value: CNPostalAddress($0))
    }
    dates = (person.dates ?? []).map {
      CNLabeledValue(
        label: ContactLabel.of($0.label, otherwise: CNLabelOther),
        value: Self.components(of: $0.value) as NSDateComponents)
    }
  }

  /// The Gregorian calendar is a part, so that the components have a date.
  private static func components(of day: ContactSection.Day) -> DateComponents {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), year: day.year, month: day.month, day: day.day)
  }

  /// Makes a contact with the values of another.
  init(_ other: CNContact) {
    identifier = other.identifier
    fetched = other.fetched
    super.init()
    namePrefix = other.namePrefix
    givenName = other.givenName
    middleName = other.middleName
    familyName = other.familyName
    nameSuffix = other.nameSuffix
    nickname = other.nickname
    organizationName = other.organizationName
    departmentName = other.departmentName
    jobTitle = other.jobTitle
    note = other.note
    groups = other.groups
    birthday = other.birthday
    imageData = other.imageData
    phoneNumbers = other.phoneNumbers
    emailAddresses = other.emailAddresses
    postalAddresses = other.postalAddresses
    urlAddresses = other.urlAddresses
    contactRelations = other.contactRelations
    dates = other.dates
    contactType = other.contactType
  }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(self) }
  /// Whether the key was among those to fetch. https://developer.apple.com/documentation/contacts/cncontact/iskeyavailable(_:)
  public func isKeyAvailable(_ key: String) -> Bool { fetched?.contains(key) ?? true }
  public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    fetched.map { ContactKeys.names(keyDescriptors).isSubset(of: $0) } ?? true
  }
  open class func localizedString(forKey key: String) -> String { key }
}
