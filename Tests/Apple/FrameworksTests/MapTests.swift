import CoreLocation
import Foundation
import MapKit
import Testing
import UIKit
import UniformTypeIdentifiers

extension FrameworkTests {
  @Test func aRegionOfMetresHasItsSpan() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_319.49,
      longitudinalMeters: 111_319.49)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-6)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-6)
  }

  @Test func theProjectionIsMercators() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(middle.x - 134_217_728) < 1e-6 && abs(middle.y - 134_217_728) < 1e-6)
    let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945))
    #expect(abs(paris.coordinate.latitude - 48.8584) < 1e-9)
    #expect(abs(paris.coordinate.longitude - 2.2945) < 1e-9)
  }

  @Test func aSnapshotIsAPlainSubstituteWithADiagnostic() async throws {
    try Self.enter()
    let options = MKMapSnapshotter.Options()
    let center = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
    options.region = MKCoordinateRegion(
      center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
    options.size = CGSize(width: 120, height: 60)
    options.scale = 2
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == CGSize(width: 120, height: 60))
    #expect(snapshot.image.cgImage?.width == 240)
    let point = snapshot.point(for: center)
    #expect(abs(point.x - 60) < 0.01 && abs(point.y - 30) < 0.01)
    let again = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.pngData() == again.image.pngData())
    #expect(Self.codes() == ["device-stand-in"])
  }

  @Test func searchesFindTheWorldsPlaces() async throws {
    try Self.enter(
      #"""
      {"places": [{"name": "Café Kranzler", "latitude": 52.5, "longitude": 13.3, "category": "MKPOICategoryCafe"}]}
      """#)
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "kranzler"
    let items = try await MKLocalSearch(request: request).start().mapItems
    #expect(items.map(\.name) == ["Café Kranzler"])
    #expect(items.first?.pointOfInterestCategory == .cafe)
    #expect(items.first?.placemark.coordinate.longitude == 13.3)
  }

  @Test func typesOfFilesAreKnown() {
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "JPEG") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.json.preferredFilenameExtension == "json")
    #expect(UTType("public.image")?.identifier == "public.image")
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType(exportedAs: "com.example.own").identifier == "com.example.own")
  }
}
