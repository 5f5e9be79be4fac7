import DeviceWorld
import Foundation

/// A position with its accuracy and the time at which it was determined.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// Metres; negative where the coordinate isn't valid.
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  public var floor: CLFloor? { nil }
  public var sourceInformation: CLLocationSourceInformation? { nil }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A location at no latitude and no longitude, of now.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  /// A location from an archive; nil where the archive holds no coordinate.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: LocationKey.latitude) else { return nil }
    func number(_ key: String, missing: Double = -1) -> Double {
      coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : missing
    }
    coordinate = CLLocationCoordinate2D(
      latitude: number(LocationKey.latitude), longitude: number(LocationKey.longitude))
    altitude = number(LocationKey.altitude, missing: 0)
    horizontalAccuracy = number(LocationKey.horizontalAccuracy)
    verticalAccuracy = number(LocationKey.verticalAccuracy)
    course = number(LocationKey.course)
    courseAccuracy = number(LocationKey.courseAccuracy)
    speed = number(LocationKey.speed)
    speedAccuracy = number(LocationKey.speedAccuracy)
    timestamp = Date(timeIntervalSinceReferenceDate: number(LocationKey.timestamp, missing: 0))
  }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: LocationKey.latitude)
    coder.encode(coordinate.longitude, forKey: LocationKey.longitude)
    coder.encode(altitude, forKey: LocationKey.altitude)
    coder.encode(horizontalAccuracy, forKey: LocationKey.horizontalAccuracy)
    coder.encode(verticalAccuracy, forKey: LocationKey.verticalAccuracy)
    coder.encode(course, forKey: LocationKey.course)
    coder.encode(courseAccuracy, forKey: LocationKey.courseAccuracy)
    coder.encode(speed, forKey: LocationKey.speed)
    coder.encode(speedAccuracy, forKey: LocationKey.speedAccuracy)
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: LocationKey.timestamp)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The distance along the Earth's surface, in metres, by the ellipsoid WGS 84.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(coordinate, location.coordinate)
  }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
  }
}

/// The floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  public let level: Int
  package init(level: Int) { self.level = level }
}

/// The source of a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}

/// The direction that the device points to.
open class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection
  public var trueHeading: CLLocationDirection { magneticHeading }
  public var headingAccuracy: CLLocationDirection { 10 }
  public let timestamp: Date
  init(_ heading: Double, _ timestamp: Date) {
    magneticHeading = heading
    self.timestamp = timestamp
  }
}

extension CLLocation {
  /// The position of a world file; nil where it gives none.
  package convenience init?(_ section: LocationSection) {
    guard let latitude = section.latitude, let longitude = section.longitude else { return nil }
    let accuracy = section.accuracy ?? (section.isPrecise == false ? 5000 : 10)
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: section.altitude ?? 0, horizontalAccuracy: accuracy,
      verticalAccuracy: section.altitude == nil ? -1 : accuracy, course: section.course ?? -1,
      speed: section.speed ?? -1, timestamp: section.date ?? Date())
  }
}
