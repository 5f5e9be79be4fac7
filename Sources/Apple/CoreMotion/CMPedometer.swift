import DeviceWorld
import Foundation

/// The steps, distance and floors between two times. A walk that is partly between them counts by its part.
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  /// The distance, in metres; nil where no walk has one.
  public let distance: NSNumber?
  public let floorsAscended: NSNumber?
  public let floorsDescended: NSNumber?
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }

  init(_ walks: [MotionSection.Walk], from start: Date, to end: Date) {
    startDate = start
    endDate = end
    func sum(_ value: (MotionSection.Walk) -> Double?) -> Double? {
      let parts = walks.compactMap { walk in
        value(walk).map { $0 * Self.share(of: walk, from: start, to: end) }
      }
      return parts.isEmpty ? nil : parts.reduce(0, +)
    }
    func whole(_ value: Double?) -> NSNumber? {
      value.map { NSNumber(value: Int(exactly: $0.rounded()) ?? 0) }
    }
    numberOfSteps = whole(sum { Double($0.steps) }) ?? 0
    distance = sum(\.distance).map { NSNumber(value: $0) }
    floorsAscended = whole(sum { $0.floorsAscended.map(Double.init) })
    floorsDescended = whole(sum { $0.floorsDescended.map(Double.init) })
  }

  /// The part of a walk's duration that is between two times, 0…1.
  private static func share(of walk: MotionSection.Walk, from start: Date, to end: Date) -> Double {
    let length = walk.end.timeIntervalSince(walk.start)
    let inside = min(walk.end, end).timeIntervalSince(max(walk.start, start))
    if length <= 0 { return walk.start >= start && walk.start < end ? 1 : 0 }
    return max(0, min(1, inside / length))
  }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// The step counter. Its data are the walks of the world file.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { true }
  open class func isDistanceAvailable() -> Bool { true }
  open class func isFloorCountingAvailable() -> Bool { true }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus {
    MotionAnswers.status("CMPedometer for steps")
  }

  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    let then = Passed(handler)
    let isAllowed = Self.authorizationStatus() == .authorized
    let data = CMPedometerData(DeviceAnswers.world.motion?.walks ?? [], from: start, to: end)
    Callback.onQueue {
      then.value(isAllowed ? data : nil, isAllowed ? nil : CMErrorMotionActivityNotAuthorized)
    }
  }

  /// Calls the handler once, with the data from `start` to the current time.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: Date(), withHandler: handler)
  }
  open func stopUpdates() {}
  open func startEventUpdates(handler: @escaping (NSObject?, (any Error)?) -> Void) {}
  open func stopEventUpdates() {}
}
