import Foundation

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
    name.namePrefix = contact.namePrefix
    name.givenName = contact.givenName
    name.middleName = contact.middleName
    name.familyName = contact.familyName
    name.nameSuffix = contact.nameSuffix
    let text = name.formatted(.name(style: .long))
    if !text.isEmpty { return text }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    ContactKeys([
      CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
      CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactOrganizationNameKey,
      CNContactTypeKey,
    ])
  }
}
