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
open class CNContact: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var middleName = ""
  open fileprivate(set) var nickname = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var jobTitle = ""
  open fileprivate(set) var note = ""
  open fileprivate(set) var birthday: DateComponents?
  open fileprivate(set) var imageData: Data?
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var contactType = CNContactType.person
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
    imageData = person.image.flatMap { try? Data(contentsOf: DeviceAnswers.file($0)) }
    phoneNumbers = (person.phones ?? []).map {
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: $0))
    }
    emailAddresses = (person.emails ?? []).map {
      CNLabeledValue(label: CNLabelHome, value: NSString(string: $0))
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
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
