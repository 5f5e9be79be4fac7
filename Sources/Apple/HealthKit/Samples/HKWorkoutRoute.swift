import CoreLocation
import Foundation

/// A sample of many values.
open class HKSeriesSample: HKSample, @unchecked Sendable {
  open var count: Int { 0 }
}

/// The route of a workout: the positions of the world file at equal times.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {
  let locations: [CLLocation]

  open override var count: Int { locations.count }

  /// The route of a workout; nil for one without.
  init?(_ workout: HKWorkout) {
    guard !workout.route.isEmpty else { return nil }
    let length = workout.endDate.timeIntervalSince(workout.startDate)
    let steps = Double(max(workout.route.count - 1, 1))
    locations = workout.route.enumerated().map { index, coordinate in
      CLLocation(
        coordinate: coordinate, altitude: 0, horizontalAccuracy: 10, verticalAccuracy: -1,
        timestamp: workout.startDate.addingTimeInterval(length * Double(index) / steps))
    }
    super.init(HKSeriesType.workoutRoute(), workout.startDate, workout.endDate)
  }
}
