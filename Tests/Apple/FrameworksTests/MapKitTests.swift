import Foundation
import MapKit
import Testing

/// Values of maps, as a widget's model uses them.
@Suite(OwnDevice()) struct MapKitTests {
  private final class Harbor: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 54, longitude: 10)
  }

  @Test func annotationsKeepTheirPlace() {
    let annotation = MKPointAnnotation()
    annotation.title = "Kiel"
    annotation.coordinate = CLLocationCoordinate2D(latitude: 54.3, longitude: 10.1)
    #expect(annotation.coordinate.latitude == 54.3)
    #expect(annotation.title == "Kiel")
    let harbor: any MKAnnotation = Harbor()
    #expect(harbor.title == nil)
  }

  /// One nautical mile is a minute of latitude, near enough; at 60° a degree of longitude is half as long.
  @Test func aRegionOfMetersIsOneOfDegrees() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 1852 * 60,
      longitudinalMeters: 1852 * 60)
    #expect(abs(region.span.latitudeDelta - 1) < 0.01)
    #expect(abs(region.span.longitudeDelta - 2) < 0.02)
  }
}
