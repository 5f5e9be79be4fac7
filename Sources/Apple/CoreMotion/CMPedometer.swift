import DeviceWorld
import Foundation

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public let CMErrorDomain = "CMErrorDomain"
/// An error of Core Motion: 105, not authorized.
public struct CMError: Error, CustomNSError, Hashable, Sendable {
  public let rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public static var errorDomain: String { CMErrorDomain }
  public var errorCode: Int { Int(rawValue) }
}
public let CMErrorMotionActivityNotAuthorized = CMError(105)

/// The steps and the distance between two times.
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  /// Metres.
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

  /// The part of a walk between two moments, 0…1.
  private static func share(of walk: MotionSection.Walk, from start: Date, to end: Date) -> Double {
    let length = walk.end.timeIntervalSince(walk.start)
    let inside = min(walk.end, end).timeIntervalSince(max(walk.start, start))
    if length <= 0 { return walk.start >= start && walk.start < end ? 1 : 0 }
    return max(0, min(1, inside / length))
  }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// The step counter, which answers from the world file.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { true }
  open class func isDistanceAvailable() -> Bool { true }
  open class func isFloorCountingAvailable() -> Bool { true }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus {
    Motion.status("CMPedometer for steps")
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

  /// Gives the steps until now, once.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: Date(), withHandler: handler)
  }
  open func stopUpdates() {}
  open func startEventUpdates(handler: @escaping (NSObject?, (any Error)?) -> Void) {}
  open func stopEventUpdates() {}
}

/// The access that the world file gives.
enum Motion {
  static func ask(_ question: String) -> MotionSection? {
    DeviceAnswers.ask(\.motion, key: "motion", question, empty: "not determined")
  }
  static func status(_ question: String) -> CMAuthorizationStatus {
    guard let section = ask(question) else { return .notDetermined }
    switch section.authorization ?? .authorized {
    case .notDetermined: return .notDetermined
    case .restricted: return .restricted
    case .denied: return .denied
    case .authorized: return .authorized
    }
  }
}
