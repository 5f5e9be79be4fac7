import Contacts
import CoreLocation
import DeviceWorld
import Foundation

/// Something at a position on a map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A point with a title.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate: CLLocationCoordinate2D
  open var title: String?
  open var subtitle: String?
  public override init() { coordinate = CLLocationCoordinate2D() }
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(section: nil)
  }
  public init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
    self.coordinate = coordinate
    super.init(section: nil)
  }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init(section: nil)
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  open var countryCode: String? { isoCountryCode }
  open var title: String? { name }
}

public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  public static let school = Self(rawValue: "MKPOICategorySchool")
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  public static let store = Self(rawValue: "MKPOICategoryStore")
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// The points of interest that a map shows. The substitute shows none.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  public override init() {}
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A place that Maps can show.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  package convenience init(_ place: PlaceSection) {
    self.init(placemark: MKPlacemark(placemark: CLPlacemark(section: place)))
    phoneNumber = place.phoneNumber
    url = place.url.flatMap { URL(string: $0) }
    timeZone = place.timeZone.flatMap { TimeZone(identifier: $0) }
    pointOfInterestCategory = place.category.map { MKPointOfInterestCategory(rawValue: $0) }
  }
  /// The device's place: the world file's location, and the middle of the map's world without one.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(
      placemark: MKPlacemark(
        coordinate: CLLocationManager().location?.coordinate ?? CLLocationCoordinate2D()))
    item.isCurrentLocation = true
    item.name = "Current Location"
    return item
  }
  open private(set) var isCurrentLocation = false

  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    DeviceAnswers.rests("MKMapItem.openInMaps(launchOptions:)", "a widget opens what Link names")
    return false
  }
}

public struct MKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    case decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MKErrorDomain" }
  public var errorCode: Int { Int(code.rawValue) }
}

/// A search for places among those of the world file.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() {}
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
  }
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion
    init(_ items: [MKMapItem], _ region: MKCoordinateRegion) {
      mapItems = items
      boundingRegion = region
    }
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  private let request: Request
  public init(request: Request) { self.request = request }

  private func response() throws -> Response {
    let found = CLGeocoder.named(request.naturalLanguageQuery ?? "")
    if found.isEmpty { throw MKError(.placemarkNotFound) }
    return Response(found.map { MKMapItem($0) }, request.region)
  }
  open func start() async throws -> Response { try response() }
  open func start(completionHandler: @escaping CompletionHandler) {
    let then = Passed(completionHandler)
    let result = Result { try response() }
    Callback.onMain {
      switch result {
      case .success(let response): then.value(response, nil)
      case .failure(let error): then.value(nil, error)
      }
    }
  }
  open func cancel() {}
  open var isSearching: Bool { false }
}
