import DeviceWorld
import Foundation

/// Weather in the order of time.
public struct Forecast<Element>: RandomAccessCollection, Codable, Hashable, Sendable
where Element: Codable & Hashable & Sendable {
  public var forecast: [Element]
  public var metadata: WeatherMetadata
  /// The sentence about the next hour, of a forecast by the minute; else empty.
  public private(set) var summary = ""
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }

  init(forecast: [Element], metadata: WeatherMetadata, summary: String = "") {
    self.forecast = forecast
    self.metadata = metadata
    self.summary = summary
  }
}

/// A warning of the authorities.
public struct WeatherAlert: Codable, Hashable, Sendable {
  public var summary: String
  public var severity: WeatherSeverity
  public var region: String?
  public var source: String
  public var detailsURL: URL
  public var metadata: WeatherMetadata

  init(_ alert: WeatherSection.Alert, at location: CLLocation) {
    summary = alert.summary
    severity = WeatherSeverity(alert.severity, otherwise: .unknown)
    region = alert.region
    source = alert.source ?? ""
    detailsURL =
      alert.detailsURL.flatMap { URL(string: $0) } ?? URL(fileURLWithPath: "/")
    metadata = WeatherMetadata(location)
  }
}

public struct WeatherAvailability: Codable, Hashable, Sendable {
  public enum AvailabilityKind: String, Codable, Hashable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind
}

/// All of the weather at a location.
public struct Weather: Codable, Hashable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability

  init(_ section: WeatherSection, at location: CLLocation) {
    let metadata = WeatherMetadata(location)
    let hours = section.hours ?? []
    let now = Date()
    // Hours without a date follow one another from the present one on.
    let first = now.timeIntervalSince1970 - now.timeIntervalSince1970.remainder(dividingBy: 3600)
    let start = Date(
      timeIntervalSince1970: first > now.timeIntervalSince1970 ? first - 3600 : first)
    hourlyForecast = Forecast(
      forecast: hours.enumerated().map {
        HourWeather($1, date: $1.date ?? start.addingTimeInterval(Double($0) * 3600))
      }, metadata: metadata)
    dailyForecast = Forecast(
      forecast: (section.days ?? []).map(DayWeather.init), metadata: metadata)
    minuteForecast = section.minutes.map {
      Forecast(
        forecast: $0.map(MinuteWeather.init), metadata: metadata,
        summary: section.minuteSummary ?? "")
    }
    let moment = section.current ?? hours.first ?? WeatherSection.Moment(temperature: 0)
    currentWeather = CurrentWeather(moment, at: location)
    weatherAlerts = section.alerts.map { $0.map { WeatherAlert($0, at: location) } }
    availability = WeatherAvailability(
      minuteAvailability: minuteForecast == nil ? .unsupported : .available,
      alertAvailability: weatherAlerts == nil ? .unsupported : .available)
  }
}
