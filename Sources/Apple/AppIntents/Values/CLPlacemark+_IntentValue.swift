import CoreLocation
import DeviceWorld
import FoundationExtras

/// A place, which a person picks on a map; a configuration names one of the world file's, or gives its position.
extension CLPlacemark: _IntentValue {
  public typealias ValueType = CLPlacemark
  public typealias UnwrappedType = CLPlacemark

  public static func _wrap(_ value: CLPlacemark) -> Self? { value as? Self }

  /// Reads `"Berlin"`, one of the world file's places, or `{"name": "Berlin", "latitude": 52.52, "longitude": 13.405}`,
  /// with `locality` and `country` beside it.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    async throws -> Self?
  {
    if case .text(let name) = configured {
      return CLGeocoder.named(name).first.flatMap { CLPlacemark(section: $0) as? Self }
    }
    guard case .object(let parts) = configured, let name = parts["name"]?.plainText,
      let latitude = parts["latitude"]?.plainText.flatMap(Double.init),
      let longitude = parts["longitude"]?.plainText.flatMap(Double.init)
    else { return nil }
    var section = PlaceSection(name: name, latitude: latitude, longitude: longitude)
    section.locality = parts["locality"]?.plainText
    section.country = parts["country"]?.plainText
    return CLPlacemark(section: section) as? Self
  }
}
