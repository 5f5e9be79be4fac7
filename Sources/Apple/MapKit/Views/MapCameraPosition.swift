import CoreLocation
import Foundation

/// The place and the angle from which a map is seen.
///
/// https://developer.apple.com/documentation/mapkit/mapcamera
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  public var distance: Double
  /// Degrees.
  public var heading: Double
  /// Degrees.
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    a.parts == b.parts
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  private var parts: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// The part of the world that a map frames.
///
/// https://developer.apple.com/documentation/mapkit/mapcameraposition
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Frame: Sendable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(coordinate: CLLocationCoordinate2D)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
  }
  private let frame: Frame
  /// Whether a person moved the map; a picture's map is never moved.
  public var positionedByUser: Bool { false }

  public static var automatic: MapCameraPosition { MapCameraPosition(frame: .automatic) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(frame: .camera(camera))
  }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(frame: .region(region))
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(frame: .rect(rect))
  }
  public static func item(
    _ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(frame: .item(coordinate: mapItem.placemark.coordinate))
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(frame: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  public var camera: MapCamera? {
    if case .camera(let camera) = frame { camera } else { nil }
  }
  public var region: MKCoordinateRegion? {
    if case .region(let region) = frame { region } else { nil }
  }
  public var rect: MKMapRect? {
    if case .rect(let rect) = frame { rect } else { nil }
  }
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = frame { fallback } else { nil }
  }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  public var followsUserHeading: Bool {
    if case .userLocation(true, _) = frame { true } else { false }
  }

  /// The region that it frames; nil where the content or the device's location decides.
  var framed: MKCoordinateRegion? {
    switch frame {
    case .automatic: nil
    case .camera(let camera):
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance,
        longitudinalMeters: camera.distance)
    case .region(let region): region
    case .rect(let rect): MKCoordinateRegion(rect)
    case .item(let coordinate):
      MKCoordinateRegion(center: coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
    case .userLocation(_, let fallback): fallback.framed
    }
  }

  private var key: String { "\(frame)" }
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool { a.key == b.key }
}

/// https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// https://developer.apple.com/documentation/mapkit/mapcamerabounds
public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}
