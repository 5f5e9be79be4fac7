import Foundation
import MapKit
import Testing

extension FrameworkTests {
  private static let commute = #"""
    {"location": {"latitude": 52.50, "longitude": 13.40},
     "places": [{"name": "Office", "latitude": 52.53, "longitude": 13.38}],
     "routes": [
       {"to": "Office", "distance": 5200, "time": 1140, "name": "B 96", "steps": ["Go north", "Arrive"],
        "path": [[52.50, 13.40], [52.53, 13.38]], "hasTolls": true},
       {"to": "Office", "distance": 4900, "time": 900, "name": "Torstr."},
       {"to": "Office", "transport": "walking", "distance": 4100, "time": 3000},
       {"from": "Elsewhere", "to": "Office", "distance": 1, "time": 1}
     ]}
    """#

  private func request(_ transport: MKDirectionsTransportType) -> MKDirections.Request {
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    request.destination = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.53, longitude: 13.38)))
    request.transportType = transport
    return request
  }

  /// https://developer.apple.com/documentation/mapkit/mkdirections/calculateeta(completionhandler:)
  @Test func theTimeToTheOfficeIsThatOfTheFastestRoute() async throws {
    try Self.enter(Self.commute)
    let departure = try Self.date("2026-01-09T08:00:00Z")
    let request = request(.automobile)
    request.departureDate = departure
    let arrival = try await MKDirections(request: request).calculateETA()
    #expect(arrival.expectedTravelTime == 900 && arrival.distance == 4900)
    #expect(arrival.expectedArrivalDate == (try Self.date("2026-01-09T08:15:00Z")))
    #expect(arrival.source.isCurrentLocation)
    let walk = try await MKDirections(request: self.request(.walking)).calculateETA()
    #expect(walk.expectedTravelTime == 3000 && walk.transportType == .walking)
    await #expect(throws: MKError(.directionsNotFound)) {
      try await MKDirections(request: self.request(.transit)).calculateETA()
    }
  }

  /// https://developer.apple.com/documentation/mapkit/mkroute
  @Test func alternateRoutesComeByTheirTime() async throws {
    try Self.enter(Self.commute)
    let request = request(.automobile)
    request.requestsAlternateRoutes = true
    let routes = try await MKDirections(request: request).calculate().routes
    #expect(routes.map(\.name) == ["Torstr.", "B 96"])
    let slow = try #require(routes.last)
    #expect(slow.steps.map(\.instructions) == ["Go north", "Arrive"] && slow.hasTolls)
    #expect(slow.polyline.pointCount == 2)
    var ends = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    slow.polyline.getCoordinates(&ends, range: NSRange(location: 0, length: 2))
    #expect(abs((ends.last?.latitude ?? 0) - 52.53) < 1e-6)
    #expect(slow.polyline.boundingMapRect.width > 0)
  }

  @Test func withoutAWorldTheServerFails() async throws {
    try Self.enter()
    await #expect(throws: MKError(.serverFailure)) {
      try await MKDirections(request: self.request(.automobile)).calculate()
    }
    #expect(Self.codes().contains("device-unanswered"))
  }
}
