import CoreLocation
import Foundation
import Testing
import WeatherKit

extension FrameworkTests {
  @Test func withoutAWorldTheWeatherIsRefused() async throws {
    try Self.enter()
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: CLLocation(latitude: 0, longitude: 0))
    }
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func aConditionThatThereIsNotIsSaid() async throws {
    try Self.enter(#"{"weather": {"current": {"temperature": 20, "condition": "sunny"}}}"#)
    let weather = try await WeatherService.shared.weather(
      for: CLLocation(latitude: 0, longitude: 0))
    #expect(weather.currentWeather.condition == .clear)
    #expect(Self.codes().contains("device-fixture"))
  }

  @Test func theWorldsWeatherIsThere() async throws {
    try Self.enter(
      #"""
      {"weather": {
        "current": {"temperature": 21.5, "condition": "partlyCloudy", "humidity": 0.4, "windSpeed": 18,
          "windDirection": 225, "uvIndex": 6},
        "hours": [{"date": "2026-01-09T10:00:00Z", "temperature": 22, "condition": "rain",
          "precipitationChance": 0.8}],
        "days": [{"date": "2026-01-09", "high": 24, "low": 12, "moonPhase": "full"}]
      }}
      """#)
    let location = CLLocation(latitude: 52.5, longitude: 13.4)
    let (current, hourly, daily) = try await WeatherService.shared.weather(
      for: location, including: .current, .hourly, .daily)
    #expect(abs(current.temperature.converted(to: .fahrenheit).value - 70.7) < 1e-9)
    #expect(current.condition == .partlyCloudy)
    #expect(current.condition.description == "Partly Cloudy")
    #expect(current.symbolName == "cloud.sun")
    #expect(current.wind.compassDirection == .southwest)
    #expect(current.wind.compassDirection.abbreviation == "SW")
    #expect(current.uvIndex.category == .high)
    #expect(hourly.first?.date == (try Self.date("2026-01-09T10:00:00Z")))
    #expect(hourly.first?.precipitationChance == 0.8)
    #expect(daily.first?.highTemperature.value == 24)
    #expect(daily.first?.moon.phase.symbolName == "moonphase.full.moon")
    let weather = try await WeatherService.shared.weather(for: location)
    #expect(weather.currentWeather.humidity == 0.4)
    #expect(weather.minuteForecast == nil)
    let one = try await WeatherService.shared.weather(for: location, including: .current)
    #expect(one.temperature == current.temperature)
    #expect(Self.codes() == ["device-answered"])
  }

  /// The moment of a widget's line about rain and its sun's arc.
  /// https://developer.apple.com/documentation/weatherkit/minuteweather,
  /// https://developer.apple.com/documentation/weatherkit/sunevents,
  /// https://developer.apple.com/documentation/weatherkit/weatheralert
  @Test func rainWarningsAndTheSunAreThoseOfTheFile() async throws {
    try Self.enter(
      #"""
      {"weather": {
        "current": {"temperature": 8, "pressureTrend": "falling"},
        "minutes": [{"date": "2026-01-09T09:41:00Z", "precipitation": "rain", "precipitationChance": 0.9,
          "precipitationIntensity": 2}],
        "minuteSummary": "Rain for the next hour.",
        "days": [{"date": "2026-01-09", "high": 9, "low": 3, "windSpeed": 20, "windGust": 45,
          "sunrise": "2026-01-09T07:10:00Z", "sunset": "2026-01-09T15:20:00Z", "solarNoon": "2026-01-09T11:15:00Z",
          "civilDawn": "2026-01-09T06:32:00Z", "civilDusk": "2026-01-09T15:58:00Z"}],
        "alerts": [{"summary": "Storm", "severity": "severe", "source": "Met", "detailsURL": "https://example.com/a"}]
      }}
      """#)
    let weather = try await WeatherService.shared.weather(
      for: CLLocation(latitude: 52.5, longitude: 13.4))
    let minutes = try #require(weather.minuteForecast)
    #expect(minutes.summary == "Rain for the next hour.")
    #expect(minutes.first?.precipitation == .rain && minutes.first?.precipitationChance == 0.9)
    #expect(weather.currentWeather.pressureTrend == .falling)
    let day = try #require(weather.dailyForecast.first)
    #expect(day.wind.gust?.value == 45)
    #expect(day.sun.sunset == (try Self.date("2026-01-09T15:20:00Z")))
    #expect(day.sun.solarNoon == (try Self.date("2026-01-09T11:15:00Z")))
    #expect(day.sun.civilDawn == (try Self.date("2026-01-09T06:32:00Z")))
    let alert = try #require(weather.weatherAlerts?.first)
    #expect(alert.severity == .severe && alert.source == "Met")
    #expect(alert.detailsURL == URL(string: "https://example.com/a"))
    #expect(weather.availability.minuteAvailability == .available)
    #expect(!(try await WeatherService.shared.attribution.serviceName.isEmpty))
  }

  @Test(arguments: [
    #"{"current": {"temperature": 1, "pressureTrend": "up"}}"#,
    #"{"hours": [{"temperature": 1, "precipitation": "water"}]}"#,
    #"{"days": [{"date": "2026-01-09", "high": 2, "low": 1, "moonPhase": "half"}]}"#,
    #"{"alerts": [{"summary": "a", "severity": "high"}]}"#,
  ])
  func aWordThatThereIsNotIsSaid(_ weather: String) async throws {
    try Self.enter(#"{"weather": \#(weather)}"#)
    _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 0, longitude: 0))
    #expect(Self.codes().contains("device-fixture"))
  }
}
