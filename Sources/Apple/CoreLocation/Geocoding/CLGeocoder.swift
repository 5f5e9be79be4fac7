import Contacts
import DeviceWorld
import Foundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their names or positions, among those of the world file.
open class CLGeocoder: NSObject, @unchecked Sendable {
  open private(set) var isGeocoding = false
  public override init() {}

  open func cancelGeocode() {}

  // MARK: The nearest place

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(Self.nearest(location.coordinate), completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, completionHandler: completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try Self.found(Self.nearest(location.coordinate))
  }

  // MARK: A place by its name

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(Self.named(addressString), completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try Self.found(Self.named(addressString))
  }

  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(postalAddress.city, completionHandler: completionHandler)
  }

  open func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    try Self.found(Self.named(postalAddress.city))
  }

  // MARK: Answers

  private func answer(_ places: [PlaceSection], _ then: @escaping CLGeocodeCompletionHandler) {
    let then = Passed(then)
    Callback.onMain {
      if places.isEmpty {
        then.value(nil, CLError(.geocodeFoundNoResult))
      } else {
        then.value(places.map(CLPlacemark.init(section:)), nil)
      }
    }
  }

  private static func found(_ places: [PlaceSection]) throws -> [CLPlacemark] {
    if places.isEmpty { throw CLError(.geocodeFoundNoResult) }
    return places.map(CLPlacemark.init(section:))
  }

  private static func ask(_ what: String) -> [PlaceSection] {
    DeviceAnswers.ask(
      \.places, key: "places", "CLGeocoder for \(what)", empty: "no result") ?? []
  }

  /// The place that is nearest to a position; empty where there is none. For most positions Apple's geocoder gives one, too.
  package static func nearest(_ position: CLLocationCoordinate2D) -> [PlaceSection] {
    func away(_ place: PlaceSection) -> Double {
      place.squaredDegrees(toLatitude: position.latitude, longitude: position.longitude)
    }
    return ask("the place at a position").min { away($0) < away($1) }.map { [$0] } ?? []
  }

  /// The places that have a word of the text as a part of their address; all of its words first.
  package static func named(_ text: String) -> [PlaceSection] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return ask("a place by its name").filter { place in
      let address = [
        place.name, place.thoroughfare, place.locality, place.postalCode, place.country,
      ].compactMap { $0?.lowercased() }
      return words.contains { word in address.contains { $0.contains(word) } }
    }
  }
}
