import CoreLocation
import DeviceWorld
import Foundation

/// A question for the place at a position, which the world file answers as it answers `CLGeocoder`.
///
/// https://developer.apple.com/documentation/mapkit/mkreversegeocodingrequest
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }

  public init?(location: CLLocation) {
    guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
    self.location = location
  }

  private func found() throws -> [MKMapItem] {
    try MapItems.found(CLGeocoder.nearest(location.coordinate))
  }
  open var mapItems: [MKMapItem] { get async throws { try found() } }
  @preconcurrency open func getMapItems(
    completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) { MapItems.answer(Passed(Result { try found() }), completionHandler) }
  open func cancel() { isCancelled = true }
}

/// A question for a place by its address, which the world file answers as it answers `CLGeocoder`.
///
/// https://developer.apple.com/documentation/mapkit/mkgeocodingrequest
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  open var region: MKCoordinateRegion?
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }

  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }

  private func found() throws -> [MKMapItem] { try MapItems.found(CLGeocoder.named(addressString)) }
  open var mapItems: [MKMapItem] { get async throws { try found() } }
  @preconcurrency open func getMapItems(
    completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) { MapItems.answer(Passed(Result { try found() }), completionHandler) }
  open func cancel() { isCancelled = true }
}

private enum MapItems {
  static func found(_ places: [PlaceSection]) throws -> [MKMapItem] {
    if places.isEmpty { throw MKError(.placemarkNotFound) }
    return places.map { MKMapItem($0) }
  }

  static func answer(
    _ result: Passed<Result<[MKMapItem], any Error>>,
    _ then: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) {
    Callback.onMain {
      MainActor.assumeIsolated {
        switch result.value {
        case .success(let items): then(items, nil)
        case .failure(let error): then(nil, error)
        }
      }
    }
  }
}

/// https://developer.apple.com/documentation/mapkit/mkaddress
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// The parts of an address as texts, of what the world file gives.
///
/// https://developer.apple.com/documentation/mapkit/mkaddressrepresentations
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  public enum ContextStyle: Int, Sendable { case automatic, short, full }
  private let place: CLPlacemark
  init(_ place: CLPlacemark) { self.place = place }

  open var cityName: String? { place.locality }
  open var cityWithContext: String? { cityWithContext(.automatic) }
  /// The city, with the state or country behind it; `full` has both.
  open func cityWithContext(_ style: ContextStyle) -> String? {
    guard let city = place.locality else { return nil }
    let area = place.administrativeArea
    let context = style == .full ? [area, place.country] : [area ?? place.country]
    return ([city] + context.compactMap { $0 }).joined(separator: ", ")
  }
  open var regionName: String? { place.country }
  open var region: Locale.Region? { place.isoCountryCode.map { Locale.Region($0) } }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
    let street = [place.subThoroughfare, place.thoroughfare].compactMap { $0 }
      .joined(separator: " ")
    let city = [place.locality, place.administrativeArea].compactMap { $0 }
      .joined(separator: ", ")
    let line = [city, place.postalCode ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let lines = [street, line, includingRegion ? place.country ?? "" : ""].filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: singleLine ? ", " : "\n")
  }
}

extension MKMapItem {
  /// nil where the place has no address.
  public var address: MKAddress? {
    let texts = MKAddressRepresentations(placemark)
    return MKAddress(
      fullAddress: texts.fullAddress(includingRegion: true, singleLine: true) ?? "",
      shortAddress: texts.fullAddress(includingRegion: false, singleLine: true))
  }
  public var addressRepresentations: MKAddressRepresentations? {
    address == nil ? nil : MKAddressRepresentations(placemark)
  }
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    name = address?.shortAddress ?? address?.fullAddress
  }
}
