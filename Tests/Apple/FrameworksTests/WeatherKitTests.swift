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
}
