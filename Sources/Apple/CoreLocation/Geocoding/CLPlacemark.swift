import Contacts
import DeviceWorld
import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  package let section: PlaceSection?

  package init(section: PlaceSection?) { self.section = section }

  public init(placemark: CLPlacemark) { section = placemark.section }

  /// A place of a name and an address, as intents take it; Apple's Intents declares this initialiser.
  public convenience init(
    location: CLLocation, name: String?, postalAddress: CNPostalAddress?
  ) {
    var section = PlaceSection(
      name: name ?? "", latitude: location.coordinate.latitude,
      longitude: location.coordinate.longitude)
    if let postalAddress {
      section.thoroughfare = postalAddress.street
      section.locality = postalAddress.city
      section.administrativeArea = postalAddress.state
      section.postalCode = postalAddress.postalCode
      section.country = postalAddress.country
      section.isoCountryCode = postalAddress.isoCountryCode
    }
    self.init(section: section)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open var location: CLLocation? {
    section.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
  }
  open var region: CLRegion? {
    location.map { CLCircularRegion(center: $0.coordinate, radius: 100, identifier: name ?? "") }
  }
  open var timeZone: TimeZone? { section?.timeZone.flatMap { TimeZone(identifier: $0) } }
  open var name: String? { section?.name }
  /// The parts of the address by Address Book's keys, those left out that the place doesn't have.
  open var addressDictionary: [AnyHashable: Any]? {
    guard section != nil else { return nil }
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let parts: [String: String?] = [
      "Name": name, "Street": street.isEmpty ? nil : street, "SubThoroughfare": subThoroughfare,
      "Thoroughfare": thoroughfare, "City": locality, "SubLocality": subLocality,
      "State": administrativeArea, "SubAdministrativeArea": subAdministrativeArea,
      "ZIP": postalCode, "Country": country, "CountryCode": isoCountryCode,
    ]
    return parts.compactMapValues { $0 }
  }
  open var thoroughfare: String? { section?.thoroughfare }
  open var subThoroughfare: String? { section?.subThoroughfare }
  open var locality: String? { section?.locality }
  open var subLocality: String? { section?.subLocality }
  open var administrativeArea: String? { section?.administrativeArea }
  open var subAdministrativeArea: String? { section?.subAdministrativeArea }
  open var postalCode: String? { section?.postalCode }
  open var isoCountryCode: String? { section?.isoCountryCode }
  open var country: String? { section?.country }
  open var inlandWater: String? { section?.inlandWater }
  open var ocean: String? { section?.ocean }
  open var areasOfInterest: [String]? { section?.areasOfInterest }

  open var postalAddress: CNPostalAddress? {
    guard let section else { return nil }
    let address = CNMutablePostalAddress()
    address.street = [section.subThoroughfare, section.thoroughfare].compactMap { $0 }
      .joined(separator: " ")
    address.city = section.locality ?? ""
    address.state = section.administrativeArea ?? ""
    address.postalCode = section.postalCode ?? ""
    address.country = section.country ?? ""
    address.isoCountryCode = section.isoCountryCode ?? ""
    return address
  }
}
