import Foundation

/// The health store.
package struct HealthSection: Codable, Hashable, Sendable {
  /// The access; authorized by default.
  package var authorization: HealthAccess?
  package var samples: [Sample]?
  package var workouts: [Workout]?
  package var activity: [Activity]?
  package var characteristics: Characteristics?
  /// Whether there is a health store, as on every phone; true by default.
  package var isAvailable: Bool?

  package init() {}

  /// A quantity, or a category such as a stretch of sleep.
  package struct Sample: Codable, Hashable, Sendable, WorldChecked {
    /// The type, a name in `HKQuantityTypeIdentifier` or `HKCategoryTypeIdentifier` such as `stepCount`.
    package var type: String
    package var start: Date
    package var end: Date?
    /// The quantity; of a category, a number or one of its words such as `asleepDeep`, 0 by default.
    package var value: Value?
    /// The unit, such as `count`, `kcal` or `count/min`; the type's own unit by default.
    package var unit: String?
    package var source: String?
    package var metadata: [String: WorldValue]?

    package var mistake: (key: String, wanted: String)? {
      if let end, end < start { return ("end", "a date after “start”") }
      if HealthCategory.names.contains(type) { return categoryMistake }
      guard value?.number != nil else { return ("value", "a number") }
      let own = HealthQuantity.units[type].flatMap { HealthUnit($0) }
      if let unit = unit.flatMap({ HealthUnit($0) }), let own, unit.dimension != own.dimension {
        return ("unit", "a unit of the same kind as \(own.text)")
      }
      return nil
    }

    private var categoryMistake: (key: String, wanted: String)? {
      if unit != nil { return ("unit", "left out, as a category has no unit") }
      guard case .number(let number)? = value, Int(exactly: number) == nil else { return nil }
      return ("value", "a whole number")
    }

    package var unknown: UnknownName? {
      let isQuantity = HealthQuantity.units[type] != nil
      guard isQuantity || HealthCategory.names.contains(type) else {
        return UnknownName(
          key: "type", what: "type of health data", value: type,
          known: HealthQuantity.units.keys.sorted() + HealthCategory.names.sorted())
      }
      if isQuantity, let unit, HealthUnit(unit) == nil {
        return UnknownName(key: "unit", what: "unit", value: unit, known: HealthUnit.examples)
      }
      if !isQuantity, case .word(let word)? = value, HealthCategory.words[type]?[word] == nil {
        return UnknownName(
          key: "value", what: "value of \(type)", value: word,
          known: HealthCategory.words[type]?.keys.sorted() ?? [])
      }
      return nil
    }

    /// The value of a category.
    package var categoryValue: Int {
      switch value {
      case .number(let number): Int(exactly: number) ?? 0
      case .word(let word): HealthCategory.words[type]?[word] ?? 0
      case nil: 0
      }
    }
  }

  /// A number, or a word for one.
  package enum Value: Codable, Hashable, Sendable {
    case number(Double)
    case word(String)

    package var number: Double? {
      if case .number(let number) = self { number } else { nil }
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let word = try? container.decode(String.self) {
        self = .word(word)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .word(let word): try container.encode(word)
      }
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
    package var source: String?
    package var metadata: [String: WorldValue]?

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
    package var bloodType: BloodType?
    package var usesWheelchair: Bool?

    package init() {}
  }

  package enum Sex: String, WorldChoice { case notSet, female, male, other }

  /// In the order of `HKBloodType`, after the one that isn't set.
  package enum BloodType: String, WorldChoice {
    case aPositive, aNegative, bPositive, bNegative, abPositive, abNegative
    case oPositive, oNegative
  }
}

/// The access to the health store. Without access to read, an app finds no samples and isn't told why.
package enum HealthAccess: String, WorldChoice { case notDetermined, denied, authorized }
