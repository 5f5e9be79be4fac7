import DeviceWorld
import Foundation

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// The person's activity from its start date on.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  private let kind: MotionSection.Kind
  public let startDate: Date
  init(_ activity: MotionSection.Activity) {
    kind = activity.kind
    startDate = activity.start
  }
  open var confidence: CMMotionActivityConfidence { .high }
  open var unknown: Bool { kind == .unknown }
  open var stationary: Bool { kind == .stationary }
  open var walking: Bool { kind == .walking }
  open var running: Bool { kind == .running }
  open var automotive: Bool { kind == .automotive }
  open var cycling: Bool { kind == .cycling }
}

/// The activities of the world file.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isActivityAvailable() -> Bool { true }
  open class func authorizationStatus() -> CMAuthorizationStatus {
    MotionAnswers.status("CMMotionActivityManager for activities")
  }
  private func activities() -> [CMMotionActivity] {
    (MotionAnswers.ask("CMMotionActivityManager for activities")?.activities ?? [])
      .sorted { $0.start < $1.start }.map(CMMotionActivity.init)
  }
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    let isAllowed = Self.authorizationStatus() == .authorized
    let found = activities().filter { $0.startDate >= start && $0.startDate <= end }
    let then = Passed(handler)
    queue.addOperation {
      then.value(isAllowed ? found : nil, isAllowed ? nil : CMErrorMotionActivityNotAuthorized)
    }
  }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {
    let last = activities().last
    let then = Passed(handler)
    queue.addOperation { then.value(last) }
  }
  open func stopActivityUpdates() {}
}

/// The motion sensors, none of which is available.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() {}
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var accelerometerUpdateInterval: TimeInterval = 0.1
  open var deviceMotionUpdateInterval: TimeInterval = 0.1
  open func startAccelerometerUpdates() {}
  open func stopAccelerometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func stopDeviceMotionUpdates() {}
}

/// The altitude by the barometer, which isn't available.
open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func stopRelativeAltitudeUpdates() {}
}
