import Foundation

/// The position of the device.
package struct LocationSection: Codable, Hashable, Sendable, WorldChecked {
  /// Degrees, north and east positive.
  package var latitude: Double?
  package var longitude: Double?
  /// Metres above the sea.
  package var altitude: Double?
  /// Metres; 10 by default.
  package var accuracy: Double?
  /// Metres a second.
  package var speed: Double?
  /// Degrees from north.
  package var course: Double?
  package var heading: Double?
  /// The moment it was found; the clock's by default.
  package var date: Date?
  package var authorization: LocationAccess?
  /// Whether the person gives the precise location; true by default.
  package var isPrecise: Bool?

  package var mistake: (key: String, wanted: String)? {
    if let latitude, !(-90...90).contains(latitude) {
      return ("latitude", "a number from -90 to 90")
    }
    if let longitude, !(-180...180).contains(longitude) {
      return ("longitude", "a number from -180 to 180")
    }
    if (latitude == nil) != (longitude == nil) {
      return (
        latitude == nil ? "longitude" : "latitude", "given together with the other of the two"
      )
    }
    return nil
  }

  /// The access; if a position is given without one, the access while the widget is in use.
  package var access: LocationAccess {
    authorization ?? (latitude == nil ? .notDetermined : .whenInUse)
  }
}

package enum LocationAccess: String, WorldChoice {
  case notDetermined, restricted, denied, whenInUse, always
}

/// A place with an address.
package struct PlaceSection: Codable, Hashable, Sendable, WorldChecked {
  package var name: String
  package var latitude: Double
  package var longitude: Double
  package var thoroughfare: String?
  package var subThoroughfare: String?
  package var locality: String?
  package var subLocality: String?
  package var administrativeArea: String?
  package var subAdministrativeArea: String?
  package var postalCode: String?
  package var isoCountryCode: String?
  package var country: String?
  package var inlandWater: String?
  package var ocean: String?
  package var areasOfInterest: [String]?
  /// The time zone's identifier, such as `Europe/Berlin`.
  package var timeZone: String?
  package var phoneNumber: String?
  package var url: String?
  /// The category of MapKit, such as `MKPOICategoryCafe`.
  package var category: String?

  /// - Parameters:
  ///   - latitude: degrees, as ``longitude``.
  package init(name: String, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }

  package var mistake: (key: String, wanted: String)? {
    if !(-90...90).contains(latitude) { return ("latitude", "a number from -90 to 90") }
    if !(-180...180).contains(longitude) { return ("longitude", "a number from -180 to 180") }
    if let timeZone, TimeZone(identifier: timeZone) == nil {
      return ("timeZone", "a time zone's name, as Europe/Berlin")
    }
    return nil
  }

  /// The square of the distance, in degrees of latitude: longitudes are scaled by the latitude.
  package func squaredDegrees(toLatitude latitude: Double, longitude: Double) -> Double {
    let width = cos(latitude * .pi / 180)
    let east = (self.longitude - longitude) * width, north = self.latitude - latitude
    return east * east + north * north
  }
}
