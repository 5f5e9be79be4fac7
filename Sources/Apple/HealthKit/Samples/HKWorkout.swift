import DeviceWorld
import Foundation

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  /// Seconds.
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  open var totalFlightsClimbed: HKQuantity? { nil }
  open var totalSwimmingStrokeCount: HKQuantity? { nil }

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(.workoutType(), startDate, endDate, metadata: metadata)
  }

  convenience init(_ workout: HealthSection.Workout) {
    self.init(
      activityType: HKWorkoutActivityType(name: workout.type) ?? .other, start: workout.start,
      end: workout.end,
      totalEnergyBurned: workout.energy.map {
        HKQuantity(unit: .kilocalorie(), doubleValue: $0)
      },
      totalDistance: workout.distance.map { HKQuantity(unit: .meter(), doubleValue: $0) })
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
