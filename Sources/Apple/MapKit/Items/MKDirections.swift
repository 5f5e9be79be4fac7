import CoreLocation
import DeviceWorld
import Foundation

public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let cycling = Self(rawValue: 8)
  public static let any = Self(rawValue: 0xFFF_FFFF)

  init(_ transport: RouteSection.Transport?) {
    switch transport {
    case .automobile, nil: self = .automobile
    case .walking: self = .walking
    case .transit: self = .transit
    case .cycling: self = .cycling
    }
  }
}

/// A way to a place, among those of the world file.
///
/// https://developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() {}
  }
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    /// The routes, the fastest first.
    public let routes: [MKRoute]
    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let expectedTravelTime: TimeInterval
    public let distance: CLLocationDistance
    public let expectedDepartureDate: Date
    public let expectedArrivalDate: Date
    public let transportType: MKDirectionsTransportType

    init(_ source: MKMapItem, _ destination: MKMapItem, _ route: MKRoute, _ request: Request) {
      self.source = source
      self.destination = destination
      expectedTravelTime = route.expectedTravelTime
      distance = route.distance
      transportType = route.transportType
      let departure =
        request.arrivalDate.map { $0.addingTimeInterval(-route.expectedTravelTime) }
        ?? request.departureDate ?? Date()
      expectedDepartureDate = departure
      expectedArrivalDate = departure.addingTimeInterval(route.expectedTravelTime)
    }
  }
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private let request: Request
  public init(request: Request) { self.request = request }
  open var isCalculating: Bool { false }
  open func cancel() {}

  // MARK: Answers

  private func ends() throws -> (MKMapItem, MKMapItem) {
    guard let source = request.source, let destination = request.destination else {
      throw MKError(.directionsNotFound)
    }
    return (source, destination)
  }

  /// - Throws: an ``MKError``: the server fails without routes in the file.
  private func routes() throws -> [MKRoute] {
    let (source, destination) = try ends()
    let all = DeviceAnswers.ask(
      \.routes, key: "routes", "MKDirections for a route", empty: "an error")
    guard let all else { throw MKError(.serverFailure) }
    let names = (Self.names(of: source), Self.names(of: destination))
    let found = all.filter { route in
      names.1.contains(route.to) && (route.from.map { names.0.contains($0) } ?? true)
    }.map { MKRoute($0) }
      .filter { request.transportType.contains($0.transportType) }
      .enumerated().sorted {
        ($0.element.expectedTravelTime, $0.offset) < ($1.element.expectedTravelTime, $1.offset)
      }.map(\.element)
    guard let first = found.first else { throw MKError(.directionsNotFound) }
    return request.requestsAlternateRoutes ? found : [first]
  }

  /// The names that a route may have an end by: the item's own, and that of the place of the file at it.
  private static func names(of item: MKMapItem) -> Set<String> {
    let position = item.placemark.coordinate
    let here = CLLocation(latitude: position.latitude, longitude: position.longitude)
    let near = (DeviceAnswers.world.places ?? []).filter {
      CLLocation(latitude: $0.latitude, longitude: $0.longitude).distance(from: here) < 250
    }
    return Set(near.map(\.name) + [item.name].compactMap { $0 })
  }

  private func response() throws -> Response {
    let (source, destination) = try ends()
    return Response(source, destination, try routes())
  }
  private func arrival() throws -> ETAResponse {
    let (source, destination) = try ends()
    guard let route = try routes().first else { throw MKError(.directionsNotFound) }
    return ETAResponse(source, destination, route, request)
  }

  open func calculate() async throws -> Response { try response() }
  open func calculateETA() async throws -> ETAResponse { try arrival() }
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    Self.answer(Result { try response() }, completionHandler)
  }
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    Self.answer(Result { try arrival() }, completionHandler)
  }

  private static func answer<Value>(
    _ result: Result<Value, any Error>, _ then: @escaping (Value?, (any Error)?) -> Void
  ) {
    let call = Passed((result, then))
    Callback.onMain {
      switch call.value.0 {
      case .success(let value): call.value.1(value, nil)
      case .failure(let error): call.value.1(nil, error)
      }
    }
  }
}

/// A route, with its steps and its line.
open class MKRoute: NSObject, @unchecked Sendable {
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    open var notice: String? { nil }
    /// Metres: each step has the same part of the route.
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType
    public let polyline: MKPolyline
    init(
      _ instructions: String, _ distance: CLLocationDistance,
      _ transportType: MKDirectionsTransportType, _ polyline: MKPolyline
    ) {
      self.instructions = instructions
      self.distance = distance
      self.transportType = transportType
      self.polyline = polyline
    }
  }

  public let name: String
  public let advisoryNotices: [String]
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let polyline: MKPolyline
  public let steps: [Step]
  public let hasTolls: Bool
  public let hasHighways: Bool

  init(_ route: RouteSection) {
    let transport = MKDirectionsTransportType(route.transport)
    let line = MKPolyline(
      (route.path ?? []).map { CLLocationCoordinate2D(latitude: $0[0], longitude: $0[1]) })
    name = route.name ?? ""
    advisoryNotices = route.notices ?? []
    distance = route.distance
    expectedTravelTime = route.time
    transportType = transport
    polyline = line
    hasTolls = route.hasTolls ?? false
    hasHighways = route.hasHighways ?? false
    let instructions = route.steps ?? []
    steps = instructions.map {
      Step($0, route.distance / Double(max(1, instructions.count)), transport, line)
    }
  }
}
