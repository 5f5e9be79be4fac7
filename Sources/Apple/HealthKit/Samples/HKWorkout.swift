import CoreLocation
import DeviceWorld
import Foundation

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  /// Seconds.
  public let duration: TimeInterval
  /// The places passed, in order.
  let route: [CLLocationCoordinate2D]
  open var totalFlightsClimbed: HKQuantity? { nil }
  open var totalSwimmingStrokeCount: HKQuantity? { nil }

  /// - Parameter duration: seconds; 0 for the time between the dates.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    self.duration = duration == 0 ? endDate.timeIntervalSince(startDate) : duration
    route = []
    super.init(.workoutType(), startDate, endDate, metadata: metadata, device: device)
  }

  init(_ workout: HealthSection.Workout) {
    workoutActivityType = DeviceAnswers.word(
      workout.type, "HKWorkoutActivityType", key: "health",
      known: HKWorkoutActivityType.allCases.map { "\($0)" }, otherwise: ("other", .other),
      HKWorkoutActivityType.init(name:))
    totalEnergyBurned = workout.energy.map { HKQuantity(unit: .kilocalorie(), doubleValue: $0) }
    totalDistance = workout.distance.map { HKQuantity(unit: .meter(), doubleValue: $0) }
    duration = workout.end.timeIntervalSince(workout.start)
    route = (workout.route ?? []).map { CLLocationCoordinate2D(latitude: $0[0], longitude: $0[1]) }
    super.init(
      .workoutType(), workout.start, workout.end, source: HKSource(named: workout.source),
      metadata: workout.metadata?.mapValues(\.propertyListValue))
  }
}

/// A day's activity rings.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity? { appleExerciseTimeGoal }
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  open var standHoursGoal: HKQuantity? { appleStandHoursGoal }
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  let date: Date

  public override init() { date = Date() }

  init(_ activity: HealthSection.Activity) {
    date = activity.date
    activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: activity.energy)
    activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: activity.energyGoal)
    appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: activity.exercise)
    appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: activity.exerciseGoal)
    appleStandHours = HKQuantity(unit: .count(), doubleValue: activity.stand)
    appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: activity.standGoal)
  }

  open func dateComponents(for calendar: Calendar) -> DateComponents {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = calendar
    return components
  }
}
