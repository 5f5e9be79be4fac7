import Foundation

extension HKComparison {
  /// Whether the comparison holds of two values.
  func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .lessThan: a < b
    case .lessThanOrEqualTo: a <= b
    case .greaterThan: a > b
    case .greaterThanOrEqualTo: a >= b
    case .equalTo: a == b
    case .notEqualTo: a != b
    }
  }
}

extension HKQuery {
  /// The samples that belong to a workout: those of its time, its route among them.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    predicateForSamples(
      withStart: workout.startDate, end: workout.endDate,
      options: [.strictStartDate, .strictEndDate])
  }

  /// - Parameter duration: seconds.
  public class func predicateForWorkouts(
    with operatorType: HKComparison, duration: TimeInterval
  ) -> NSPredicate {
    workouts { operatorType.holds($0.duration, duration) }
  }

  public class func predicateForWorkouts(
    with operatorType: HKComparison, totalEnergyBurned: HKQuantity
  ) -> NSPredicate {
    workouts {
      guard let energy = $0.totalEnergyBurned else { return false }
      let unit = HKUnit.kilocalorie()
      return operatorType.holds(
        energy.doubleValue(for: unit), totalEnergyBurned.doubleValue(for: unit))
    }
  }

  public class func predicateForWorkouts(
    with operatorType: HKComparison, totalDistance: HKQuantity
  ) -> NSPredicate {
    workouts {
      guard let distance = $0.totalDistance else { return false }
      let unit = HKUnit.meter()
      return operatorType.holds(
        distance.doubleValue(for: unit), totalDistance.doubleValue(for: unit))
    }
  }

  private class func workouts(_ holds: @escaping (HKWorkout) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkout).map(holds) ?? false }
  }
}
