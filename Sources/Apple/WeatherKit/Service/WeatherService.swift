import DeviceWorld
import Foundation

/// An error of WeatherKit.
public enum WeatherError: LocalizedError, Sendable {
  case permissionDenied, unknown
  public var errorDescription: String? {
    self == .permissionDenied ? "The app may not use WeatherKit." : "There is no weather."
  }
}

/// The terms that a widget has to name with the weather.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  public var serviceName: String { "Weather" }
  public var legalPageURL: URL {
    URL(string: "https://weatherkit.apple.com/legal-attribution.html") ?? URL(fileURLWithPath: "/")
  }
  public var legalAttributionText: String { "Weather" }
  /// Nothing is there: requests for Apple's mark are `--network`'s.
  public var combinedMarkDarkURL: URL { legalPageURL.appendingPathComponent("mark-dark.png") }
  public var combinedMarkLightURL: URL { legalPageURL.appendingPathComponent("mark-light.png") }
  public var squareMarkURL: URL { legalPageURL.appendingPathComponent("mark-square.png") }
}

/// A part of the weather that is asked for.
public struct WeatherQuery<Value: Sendable>: Sendable {
  let value: @Sendable (Weather) -> Value

  public static var current: WeatherQuery<CurrentWeather> { .init { $0.currentWeather } }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    .init { $0.minuteForecast }
  }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init { $0.hourlyForecast } }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init { $0.dailyForecast } }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init { $0.weatherAlerts } }
  public static var availability: WeatherQuery<WeatherAvailability> { .init { $0.availability } }

  public static func hourly(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<HourWeather>> {
    .init { weather in
      var forecast = weather.hourlyForecast
      forecast.forecast.removeAll { $0.date < startDate || $0.date >= endDate }
      return forecast
    }
  }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    .init { weather in
      var forecast = weather.dailyForecast
      forecast.forecast.removeAll { $0.date < startDate || $0.date >= endDate }
      return forecast
    }
  }
}

/// The weather of a world file. Without it every question fails, as for an app without the entitlement.
public final class WeatherService: @unchecked Sendable {
  public static let shared = WeatherService()
  public init() {}

  public var attribution: WeatherAttribution { get async throws { WeatherAttribution() } }

  public func weather(for location: CLLocation) async throws -> Weather {
    let section = DeviceAnswers.ask(
      \.weather, key: "weather", "WeatherService for the weather", empty: "an error")
    guard let section else { throw WeatherError.permissionDenied }
    return Weather(section, at: location)
  }

  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T {
    dataSet.value(try await weather(for: location))
  }

  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) {
    let weather = try await weather(for: location)
    return (repeat (each dataSet).value(weather))
  }
}
