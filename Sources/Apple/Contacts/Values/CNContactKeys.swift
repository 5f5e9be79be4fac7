import Foundation

public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
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
public let CNContactRelationsKey = "contactRelations"
public let CNContactDatesKey = "dates"
public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"

/// A name of a contact's property, or a formatter's list of them.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// A list of names, as formatters give it.
final class ContactKeys: NSObject, CNKeyDescriptor {
  let keys: [String]
  init(_ keys: [String]) { self.keys = keys }

  /// The names of the keys that descriptors have.
  static func names(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
    descriptors.reduce(into: [CNContactIdentifierKey]) { names, descriptor in
      switch descriptor {
      case let list as ContactKeys: names.formUnion(list.keys)
      case let name as String: names.insert(name)
      default: names.insert("\(descriptor)")
      }
    }
  }
}
