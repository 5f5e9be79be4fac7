import DeviceWorld
import Foundation

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelEmailiCloud = "iCloud"

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

/// The name of a person that a contact is related to.
open class CNContactRelation: NSObject, @unchecked Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

/// The labels of a world file: `home` for Apple's label, any other text as a person's own.
enum ContactLabel {
  private static let known: [String: String] = {
    let labels = [
      CNLabelHome, CNLabelWork, CNLabelSchool,
      CNLabelOther, CNLabelPhoneNumberMobile, CNLabelPhoneNumberMain,
      CNLabelPhoneNumberHomeFax, CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberPager,
      CNLabelURLAddressHomePage, CNLabelDateAnniversary, CNLabelContactRelationSpouse,
      CNLabelContactRelationPartner, CNLabelContactRelationMother, CNLabelContactRelationFather,
      CNLabelContactRelationParent, CNLabelContactRelationChild, CNLabelContactRelationSister,
      CNLabelContactRelationBrother, CNLabelContactRelationFriend, CNLabelContactRelationAssistant,
      CNLabelContactRelationManager,
    ]
    return Dictionary(
      labels.map { (CNLabeledValue<NSString>.localizedString(forLabel: $0), $0) },
      uniquingKeysWith: { first, _ in first })
  }()

  static func of(_ label: String?, otherwise: String) -> String {
    label.map { known[$0] ?? $0 } ?? otherwise
  }

  static func values<Value>(
    _ texts: [ContactSection.Labeled]?, otherwise: String, _ make: (String) -> Value
  ) -> [CNLabeledValue<Value>] {
    (texts ?? []).map {
      CNLabeledValue(label: of($0.label, otherwise: otherwise), value: make($0.value))
    }
  }
}
