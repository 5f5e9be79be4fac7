import DeviceWorld
import Foundation

/// The position of the device. The world file's is there at once; without one access isn't determined, and a
/// request for a position fails.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Hears of the access soon after it is set, as on Apple's.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { announce() } }
  }
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingOrientation = CLDeviceOrientation.portrait

  public override init() {}

  // MARK: Access

  private static func ask() -> LocationSection? {
    DeviceAnswers.ask(
      \.location, key: "location", "CLLocationManager for the location",
      empty: "not determined")
  }

  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    CLAuthorizationStatus(ask()?.access ?? .notDetermined)
  }

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization {
    Self.ask()?.isPrecise == false ? .reducedAccuracy : .fullAccuracy
  }
  /// Whether widgets may have the location of their app: as the app does.
  open var isAuthorizedForWidgetUpdates: Bool { authorizationStatus.isAuthorized }

  /// Shows no request for permission, as in a widget's extension on a device.
  open func requestWhenInUseAuthorization() { rests("requestWhenInUseAuthorization()") }
  open func requestAlwaysAuthorization() { rests("requestAlwaysAuthorization()") }
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    rests("requestTemporaryFullAccuracyAuthorization(withPurposeKey:)")
  }
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)?
  ) {
    rests("requestTemporaryFullAccuracyAuthorization(withPurposeKey:)")
    let then = Passed(completion)
    Callback.onMain { then.value?(nil) }
  }

  private func rests(_ call: String) {
    DeviceAnswers.rests("CLLocationManager.\(call)", "an extension can't ask the person")
  }

  // MARK: Positions

  open var location: CLLocation? {
    guard let section = Self.ask(), CLAuthorizationStatus(section.access).isAuthorized else {
      return nil
    }
    return CLLocation(section)
  }

  open var heading: CLHeading? { Self.ask()?.heading.map { CLHeading($0, Date()) } }

  open func requestLocation() { deliver(isUpdating: false) }
  open func startUpdatingLocation() { deliver(isUpdating: true) }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { deliver(isUpdating: true) }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startUpdatingHeading() {
    guard let heading else { return }
    call { $0.locationManager($1, didUpdateHeading: heading) }
  }
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: Regions

  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var monitoredRegions: Set<CLRegion> { [] }
  open func startMonitoring(for region: CLRegion) {
    DeviceAnswers.rests(
      "CLLocationManager.startMonitoring(for:)", "nothing moves while a frame is made")
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {
    var state = CLRegionState.unknown
    if let location, let circle = region as? CLCircularRegion {
      state = circle.contains(location.coordinate) ? .inside : .outside
    }
    call { $0.locationManager($1, didDetermineState: state, for: region) }
  }
  open func startMonitoringVisits() {
    DeviceAnswers.rests(
      "CLLocationManager.startMonitoringVisits()", "nothing moves while a frame is made")
  }
  open func stopMonitoringVisits() {}

  // MARK: The delegate

  private func call(
    _ then: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    let then = Passed(then)
    Callback.onMain { [self] in
      if let delegate { then.value(delegate, self) }
    }
  }

  private func announce() {
    let status = authorizationStatus
    call {
      $0.locationManagerDidChangeAuthorization($1)
      $0.locationManager($1, didChangeAuthorization: status)
    }
  }

  private func deliver(isUpdating: Bool) {
    if let location {
      call { $0.locationManager($1, didUpdateLocations: [location]) }
    } else if !isUpdating || authorizationStatus != .notDetermined {
      // Updates wait until the person is asked; a request fails.
      let isKnown = authorizationStatus.isAuthorized
      call {
        $0.locationManager($1, didFailWithError: CLError(isKnown ? .locationUnknown : .denied))
      }
    }
  }
}
