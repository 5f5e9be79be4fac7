import DeviceWorld
import Foundation

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, @unchecked Sendable {
  open fileprivate(set) var street = ""
  open fileprivate(set) var subLocality = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var subAdministrativeArea = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
  open fileprivate(set) var isoCountryCode = ""
  public override init() {}

  init(_ address: ContactSection.Address) {
    street = address.street ?? ""
    subLocality = address.subLocality ?? ""
    city = address.city ?? ""
    subAdministrativeArea = address.subAdministrativeArea ?? ""
    state = address.state ?? ""
    postalCode = address.postalCode ?? ""
    country = address.country ?? ""
    isoCountryCode = address.isoCountryCode ?? ""
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A postal address that is being filled in.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes an address in lines: street, then city, state and postal code, then country.
///
/// - Support: partly; every country's address has the order of the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from postalAddress: CNPostalAddress) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    let town = [postalAddress.city, region.joined(separator: " ")].filter { !$0.isEmpty }
    return [postalAddress.street, town.joined(separator: ", "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    CNPostalAddressFormatter().string(from: postalAddress)
  }
}
