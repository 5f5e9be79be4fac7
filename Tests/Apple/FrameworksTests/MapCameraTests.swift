import MapKit
import SwiftUI
import Testing

@testable import DeviceWorld

@Suite(OwnDevice()) struct MapCameraTests {
  private let harbour = CLLocationCoordinate2D(latitude: 54.3, longitude: 10.1)

  @Test func aPositionHasWhatItWasMadeOf() {
    let region = MKCoordinateRegion(
      center: harbour, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.2))
    #expect(MapCameraPosition.region(region).region?.span.longitudeDelta == 0.2)
    #expect(MapCameraPosition.automatic.region == nil)
    let user = MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic)
    #expect(user.followsUserHeading && user.fallbackPosition == .automatic)
    #expect(MapCameraPosition.region(region) == .region(region))
    #expect(MapCameraPosition.region(region) != .automatic)
  }

  @Test @MainActor func aMapTakesMarkersAndShapes() {
    struct Stop: Identifiable {
      var id: Int
    }
    struct Panel: View {
      @State private var position = MapCameraPosition.automatic
      var stops: [Stop]
      var body: some View {
        Map(position: $position) {
          Marker("Quay", systemImage: "ferry", coordinate: CLLocationCoordinate2D()).tint(.red)
          Annotation("Pier", coordinate: CLLocationCoordinate2D()) { Circle() }
          ForEach(stops) { _ in Marker("Stop", coordinate: CLLocationCoordinate2D()) }
          if stops.isEmpty { UserAnnotation() }
          if stops.count > 1 {
            MapPolygon(coordinates: [])
          } else {
            MapCircle(center: CLLocationCoordinate2D(), radius: 3)
          }
          MapPolyline(coordinates: []).stroke(.blue, lineWidth: 2)
        }
        .mapStyle(.standard(elevation: .realistic))
        .mapControls { MapCompass() }
        .onMapCameraChange { context in _ = context.region }
      }
    }
    _ = Panel(stops: []).body
  }

  /// The world is 268,435,456 points wide: of a region of 90 degrees the rectangle is a quarter of it.
  @Test @MainActor func aMapViewsVisibleRectangleIsItsRegion() {
    let view = MKMapView()
    view.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(),
      span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 90))
    #expect(abs(view.visibleMapRect.width - 67_108_864) < 1)
    view.setVisibleMapRect(.world, animated: false)
    #expect(abs(view.region.span.longitudeDelta - 360) < 1e-6)
  }

  @Test func aReverseGeocodingRequestAnswersByTheWorldFile() async throws {
    try await DeviceAnswers.$device.withValue(AskedDevice()) {
      let request = try #require(
        MKReverseGeocodingRequest(location: CLLocation(latitude: 54.3, longitude: 10.1)))
      await #expect(throws: MKError.self) { try await request.mapItems }
      #expect(
        DeviceAnswers.takeUses().map(\.key) == ["places"])
    }
  }
}
