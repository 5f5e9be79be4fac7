import Foundation

/// The weather at the location. Numbers have WeatherKit's units: °C, metres a second as km/h, millimetres, hPa.
package struct WeatherSection: Codable, Hashable, Sendable {
  package var current: Moment?
  package var minutes: [Minute]?
  /// The sentence about the next hour, such as `Rain starting in 10 min`.
  package var minuteSummary: String?
  package var hours: [Moment]?
  package var days: [Day]?
  package var alerts: [Alert]?

  /// The weather of a moment: now, or an hour.
  package struct Moment: Codable, Hashable, Sendable, WorldChecked {
    /// The clock's time for the current weather, by default.
    package var date: Date?
    /// The condition, a case of WeatherKit's `WeatherCondition` such as `mostlyClear`.
    package var condition: String?
    /// The name of an SF Symbol; the condition's symbol by default.
    package var symbol: String?
    /// °C
    package var temperature: Double
    package var feelsLike: Double?
    package var dewPoint: Double?
    /// 0…1
    package var humidity: Double?
    package var cloudCover: Double?
    package var precipitationChance: Double?
    package var precipitation: String?
    /// Millimetres.
    package var precipitationAmount: Double?
    /// Hectopascals.
    package var pressure: Double?
    package var pressureTrend: String?
    package var uvIndex: Int?
    /// Metres.
    package var visibility: Double?
    /// km/h
    package var windSpeed: Double?
    package var windGust: Double?
    /// Degrees from north.
    package var windDirection: Double?
    package var isDaylight: Bool?

    package init(temperature: Double) { self.temperature = temperature }

    package var mistake: (key: String, wanted: String)? {
      share("humidity", humidity) ?? share("cloudCover", cloudCover)
        ?? share("precipitationChance", precipitationChance)
    }
  }

  package struct Minute: Codable, Hashable, Sendable, WorldChecked {
    package var date: Date
    package var precipitation: String?
    package var precipitationChance: Double?
    /// Millimetres an hour.
    package var precipitationIntensity: Double?

    package var mistake: (key: String, wanted: String)? {
      share("precipitationChance", precipitationChance)
    }
  }

  package struct Day: Codable, Hashable, Sendable, WorldChecked {
    package var date: Date
    package var condition: String?
    package var symbol: String?
    /// °C
    package var high: Double
    package var low: Double
    package var precipitation: String?
    package var precipitationChance: Double?
    package var precipitationAmount: Double?
    package var uvIndex: Int?
    package var windSpeed: Double?
    package var windGust: Double?
    package var windDirection: Double?
    package var civilDawn: Date?
    package var solarNoon: Date?
    package var civilDusk: Date?
    package var sunrise: Date?
    package var sunset: Date?
    package var moonrise: Date?
    package var moonset: Date?
    package var moonPhase: String?

    package var mistake: (key: String, wanted: String)? {
      share("precipitationChance", precipitationChance)
    }
  }

  package struct Alert: Codable, Hashable, Sendable {
    package var summary: String
    package var severity: String?
    package var region: String?
    package var source: String?
    package var detailsURL: String?
  }
}

private func share(_ key: String, _ value: Double?) -> (key: String, wanted: String)? {
  guard let value, !(0...1).contains(value) else { return nil }
  return (key, "a number from 0 to 1")
}
