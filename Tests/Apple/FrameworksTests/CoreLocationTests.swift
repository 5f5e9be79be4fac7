import Contacts
import CoreLocation
import Foundation
import Testing

extension FrameworkTests {
  /// A provider's way to the location, as in widgets: a manager with a delegate.
  final class Finder: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var found: [CLLocation] = []
    var failed: [any Error] = []
    var statuses: [CLAuthorizationStatus] = []
    override init() {
      super.init()
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      statuses.append(manager.authorizationStatus)
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      found += locations
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      failed.append(error)
    }
  }

  @MainActor @Test func withoutAWorldTheLocationIsNotDetermined() async throws {
    try Self.enter()
    let finder = Finder()
    finder.manager.requestLocation()
    while finder.failed.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(finder.statuses == [.notDetermined])
    #expect(finder.found.isEmpty)
    #expect((finder.failed.first as? CLError)?.code == .denied)
    #expect(finder.manager.location == nil)
    #expect(!finder.manager.isAuthorizedForWidgetUpdates)
    #expect(Self.codes() == ["device-unanswered"])
  }

  @MainActor @Test func theWorldsLocationReachesTheDelegate() async throws {
    try Self.enter(
      #"{"location": {"latitude": 48.8584, "longitude": 2.2945, "altitude": 33, "speed": 1.5}}"#)
    let finder = Finder()
    finder.manager.requestLocation()
    while finder.found.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    let location = try #require(finder.found.first)
    #expect(location.coordinate.latitude == 48.8584)
    #expect(location.altitude == 33)
    #expect(location.speed == 1.5)
    #expect(location.course == -1)
    #expect(finder.statuses == [.authorizedWhenInUse])
    #expect(Self.codes() == ["device-answered"])
  }

  @Test func liveUpdatesGiveTheLocationOnce() async throws {
    try Self.enter(#"{"location": {"latitude": 1, "longitude": 2}}"#)
    var latitudes: [Double] = []
    for try await update in CLLocationUpdate.liveUpdates() {
      latitudes.append(try #require(update.location).coordinate.latitude)
    }
    #expect(latitudes == [1])
  }

  /// Figures: Vincenty's own lines, and GeographicLib's length from JFK to LHR, 5,551.759 km.
  /// Widgets keep the last position in their app group's defaults as an archive (the pattern of
  /// fxm90/MapWidgetExample). developer.apple.com/documentation/corelocation/cllocation: conforms to
  /// NSSecureCoding.
  @Test func aLocationIsArchivedAndReadAgain() throws {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), altitude: 34,
      horizontalAccuracy: 10, verticalAccuracy: 4, course: 90, speed: 1.5,
      timestamp: Date(timeIntervalSinceReferenceDate: 789_644_460))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: location, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(read.coordinate.latitude == 52.52)
    #expect(read.coordinate.longitude == 13.405)
    #expect(read.altitude == 34)
    #expect(read.horizontalAccuracy == 10)
    #expect(read.verticalAccuracy == 4)
    #expect(read.course == 90)
    #expect(read.speed == 1.5)
    #expect(read.timestamp == Date(timeIntervalSinceReferenceDate: 789_644_460))
  }

  @Test func distancesAreThoseOfTheEllipsoid() {
    let kennedy = CLLocation(latitude: 40.64, longitude: -73.78)
    let heathrow = CLLocation(latitude: 51.47, longitude: -0.45)
    #expect(abs(kennedy.distance(from: heathrow) - 5_551_759) < 10_000)
    let equator = CLLocation(latitude: 0, longitude: 0)
    let degree = CLLocation(latitude: 0, longitude: 1)
    #expect(abs(equator.distance(from: degree) - 111_319.491) < 0.001)
    let pole = CLLocation(latitude: 90, longitude: 0)
    #expect(abs(equator.distance(from: pole) - 10_001_965.729) < 0.001)
    #expect(equator.distance(from: equator) == 0)
  }

  @Test func geocodersKnowTheWorldsPlaces() async throws {
    try Self.enter(
      #"""
      {"places": [
        {"name": "Louvre", "latitude": 48.8606, "longitude": 2.3376, "locality": "Paris",
         "country": "France", "isoCountryCode": "FR", "timeZone": "Europe/Paris"},
        {"name": "Tate", "latitude": 51.5076, "longitude": -0.0994, "locality": "London"}
      ]}
      """#)
    let geocoder = CLGeocoder()
    let near = try await geocoder.reverseGeocodeLocation(
      CLLocation(latitude: 48.85, longitude: 2.35))
    #expect(near.first?.locality == "Paris")
    #expect(near.first?.timeZone?.identifier == "Europe/Paris")
    #expect(near.first?.postalAddress?.city == "Paris")
    let named = try await geocoder.geocodeAddressString("London, UK")
    #expect(named.map(\.name) == ["Tate"])
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await geocoder.geocodeAddressString("Oslo")
    }
  }

  /// https://developer.apple.com/documentation/corelocation/clplacemark/init(location:name:postaladdress:)
  @Test func aPlaceIsMadeOfANameAndAnAddress() {
    let address = CNMutablePostalAddress()
    address.street = "Rue A"
    address.city = "Paris"
    let place = CLPlacemark(
      location: CLLocation(latitude: 48.85, longitude: 2.35), name: "Home", postalAddress: address)
    #expect(place.name == "Home" && place.location?.coordinate.latitude == 48.85)
    #expect(place.locality == "Paris" && place.postalAddress?.street == "Rue A")
    let bare = CLPlacemark(
      location: CLLocation(latitude: 1, longitude: 2), name: nil, postalAddress: nil)
    #expect(bare.locality == nil)
  }

  @Test func aCircleHoldsWhatIsNear() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 112_000, identifier: "r")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.1)))
  }

  /// The SDK's header declares `init` of NSObject available, and codes are matched against errors.
  @Test func aLocationMayBeOfNowhereAndAnErrorIsMatchedByItsCode() {
    #expect(CLLocation().coordinate.latitude == 0)
    switch CLError(.locationUnknown) {
    case CLError.denied: Issue.record("another code")
    case CLError.locationUnknown: break
    default: Issue.record("no code")
    }
  }

  /// https://developer.apple.com/documentation/corelocation/cllocationupdate/authorizationdenied
  @MainActor @Test func aDeniedLocationIsAnErrorAndAnUpdateThatSaysSo() async throws {
    try Self.enter(
      #"{"location": {"latitude": 1, "longitude": 2, "authorization": "denied"}}"#)
    let finder = Finder()
    finder.manager.requestLocation()
    while finder.failed.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(finder.statuses == [.denied] && finder.found.isEmpty)
    #expect((finder.failed.first as? CLError)?.code == .denied)
    #expect(finder.manager.location == nil)
    for try await update in CLLocationUpdate.liveUpdates() {
      #expect(update.authorizationDenied && update.location == nil)
    }
  }

  /// https://developer.apple.com/documentation/corelocation/claccuracyauthorization/reducedaccuracy
  @Test func aReducedAccuracyIsSaid() async throws {
    try Self.enter(#"{"location": {"latitude": 1, "longitude": 2, "isPrecise": false}}"#)
    #expect(CLLocationManager().accuracyAuthorization == .reducedAccuracy)
    for try await update in CLLocationUpdate.liveUpdates() { #expect(update.accuracyLimited) }
  }
}
