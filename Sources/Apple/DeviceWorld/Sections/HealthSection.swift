import Foundation

/// The health store.
package struct HealthSection: Codable, Hashable, Sendable {
  package var samples: [Sample]?
  package var workouts: [Workout]?
  package var activity: [Activity]?
  package var characteristics: Characteristics?
  /// Whether there is a health store, as on every phone; true by default.
  package var isAvailable: Bool?

  /// A quantity, or a category such as a stretch of sleep.
  package struct Sample: Codable, Hashable, Sendable, WorldChecked {
    /// The type, a name in `HKQuantityTypeIdentifier` such as `stepCount`.
    package var type: String
    package var start: Date
    package var end: Date?
    package var value: Double
    /// The unit, such as `count`, `kcal` or `count/min`; the type's own unit by default.
    package var unit: String?
    package var source: String?

    package var mistake: (key: String, wanted: String)? {
      if let end, end < start { return ("end", "a date after “start”") }
      return nil
    }
  }

  package struct Workout: Codable, Hashable, Sendable, WorldChecked {
    /// The activity, a name in `HKWorkoutActivityType` such as `running`.
    package var type: String
    package var start: Date
    package var end: Date
    /// Kilocalories.
    package var energy: Double?
    /// Metres.
    package var distance: Double?
    /// The places passed, in order: latitude and longitude of each, in degrees.
    package var route: [[Double]]?

    package var mistake: (key: String, wanted: String)? {
      if end < start { return ("end", "a date after “start”") }
      let isRoute = (route ?? []).allSatisfy {
        $0.count == 2 && (-90...90).contains($0[0]) && (-180...180).contains($0[1])
      }
      return isRoute ? nil : ("route", "pairs of latitude and longitude, as [[52.5, 13.4]]")
    }
  }

  /// A day's activity rings.
  package struct Activity: Codable, Hashable, Sendable {
    package var date: Date
    /// Kilocalories.
    package var energy: Double
    package var energyGoal: Double
    /// Minutes.
    package var exercise: Double
    package var exerciseGoal: Double
    /// Hours.
    package var stand: Double
    package var standGoal: Double
  }

  package struct Characteristics: Codable, Hashable, Sendable {
    package var dateOfBirth: Date?
    package var biologicalSex: Sex?

    package init() {}
  }

  package enum Sex: String, WorldChoice { case notSet, female, male, other }
}
