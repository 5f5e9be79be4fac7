import CoreLocation
import Foundation

/// A point of the Mercator projection, in which the world is 268,435,456 points wide.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(85.051129, max(-85.051129, coordinate.latitude)) * .pi / 180
    let world = MKMapSize.world.width
    x = (coordinate.longitude + 180) / 360 * world
    y = (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * world
  }
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    let latitude = (2 * atan(exp((1 - 2 * y / world) * .pi)) - .pi / 2) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / world * 360 - 180)
  }
  public func distance(to: MKMapPoint) -> CLLocationDistance {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(
      from: CLLocation(latitude: to.coordinate.latitude, longitude: to.coordinate.longitude))
  }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the projection.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  /// The smallest rectangle around a region.
  package init(_ region: MKCoordinateRegion) {
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let a = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + half.0, longitude: region.center.longitude - half.1))
    let b = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude - half.0, longitude: region.center.longitude + half.1))
    self.init(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let x = min(minX, rect.minX), y = min(minY, rect.minY)
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
