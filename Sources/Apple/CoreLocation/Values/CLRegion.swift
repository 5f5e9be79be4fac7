import Foundation

/// An area that the system watches.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  package init(identifier: String) { self.identifier = identifier }
}

/// A circle on the Earth's surface.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.distance(center, coordinate) <= radius
  }
}

/// The region around a Bluetooth beacon.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    super.init(identifier: identifier)
  }
}

/// A visit to a place.
open class CLVisit: NSObject, @unchecked Sendable {
  public var arrivalDate: Date { .distantPast }
  public var departureDate: Date { .distantFuture }
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var horizontalAccuracy: CLLocationAccuracy { -1 }
}

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
