import DeviceWorld
import Foundation

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A name of a contact's property, or a formatter's list of them.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// A telephone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}

/// A value with a label, as home or work.
open class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: Value
  public var identifier: String { label ?? "" }
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }
}

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
  open var namePrefix: String { "" }
  open var nameSuffix: String { "" }
  open var departmentName: String { "" }
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }

  public override init() { identifier = UUID().uuidString }

  init(_ person: ContactSection.Person, number: Int) {
    identifier = person.id ?? "contact-\(number)"
    givenName = person.givenName ?? ""
    familyName = person.familyName ?? ""
    middleName = person.middleName ?? ""
    nickname = person.nickname ?? ""
    organizationName = person.organization ?? ""
    jobTitle = person.jobTitle ?? ""
    note = person.note ?? ""
    let isPerson = person.givenName != nil || person.familyName != nil
    contactType = isPerson ? .person : .organization
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    birthday = person.birthday.map { calendar.dateComponents([.year, .month, .day], from: $0) }
    // The Gregorian calendar is a part, so that the components have a date.
    birthday?.calendar = Calendar(identifier: .gregorian)
    imageData = person.image.flatMap { try? Data(contentsOf: DeviceAnswers.file($0)) }
    phoneNumbers = (person.phones ?? []).map {
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: $0))
    }
    emailAddresses = (person.emails ?? []).map {
      CNLabeledValue(label: CNLabelHome, value: NSString(string: $0))
    }
  }

  /// Makes a contact with the values of another.
  init(_ other: CNContact) {
    identifier = other.identifier
    super.init()
    givenName = other.givenName
    familyName = other.familyName
    middleName = other.middleName
    nickname = other.nickname
    organizationName = other.organizationName
    jobTitle = other.jobTitle
    note = other.note
    birthday = other.birthday
    imageData = other.imageData
    phoneNumbers = other.phoneNumbers
    emailAddresses = other.emailAddresses
    postalAddresses = other.postalAddresses
    urlAddresses = other.urlAddresses
    contactType = other.contactType
  }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(self) }
  public func isKeyAvailable(_ key: String) -> Bool { true }
  public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open class func localizedString(forKey key: String) -> String { key }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes a contact's name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    var name = PersonNameComponents()
    name.givenName = contact.givenName
    name.middleName = contact.middleName
    name.familyName = contact.familyName
    let text = name.formatted(.name(style: .long))
    if !text.isEmpty { return text }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
