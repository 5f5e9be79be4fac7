import DeviceWorld
import Foundation

extension WeatherSection.Moment {
  fileprivate var weatherCondition: WeatherCondition {
    WeatherCondition(ofWorld: condition)
  }
  fileprivate var daylight: Bool { isDaylight ?? true }
  fileprivate var symbolOrOwn: String { symbol ?? weatherCondition.symbol }
  fileprivate func celsius(_ value: Double?) -> Measurement<UnitTemperature> {
    Measurement(value: value ?? temperature, unit: .celsius)
  }
  fileprivate var trend: PressureTrend { PressureTrend(pressureTrend, otherwise: .steady) }
  fileprivate var kind: Precipitation { Precipitation(precipitation, otherwise: .none) }
}

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata

  init(_ moment: WeatherSection.Moment, at location: CLLocation) {
    date = moment.date ?? Date()
    cloudCover = moment.cloudCover ?? 0
    condition = moment.weatherCondition
    symbolName = moment.symbolOrOwn
    dewPoint = moment.celsius(moment.dewPoint)
    humidity = moment.humidity ?? 0.5
    precipitationIntensity = Measurement(
      value: moment.precipitationAmount ?? 0, unit: .millimetersPerHour)
    pressure = Measurement(value: moment.pressure ?? 1013.25, unit: .hectopascals)
    pressureTrend = moment.trend
    isDaylight = moment.daylight
    temperature = moment.celsius(nil)
    apparentTemperature = moment.celsius(moment.feelsLike)
    uvIndex = UVIndex(value: moment.uvIndex ?? 0)
    visibility = Measurement(value: moment.visibility ?? 10_000, unit: .meters)
    wind = Wind(speed: moment.windSpeed, gust: moment.windGust, direction: moment.windDirection)
    metadata = WeatherMetadata(location)
  }
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind

  init(_ moment: WeatherSection.Moment, date: Date) {
    self.date = date
    cloudCover = moment.cloudCover ?? 0
    condition = moment.weatherCondition
    symbolName = moment.symbolOrOwn
    dewPoint = moment.celsius(moment.dewPoint)
    humidity = moment.humidity ?? 0.5
    isDaylight = moment.daylight
    precipitation = moment.kind
    precipitationChance = moment.precipitationChance ?? 0
    let isSnow = precipitation == .snow
    let amount = moment.precipitationAmount ?? 0
    precipitationAmount = Measurement(value: amount, unit: .millimeters)
    snowfallAmount = Measurement(value: isSnow ? amount : 0, unit: .millimeters)
    pressure = Measurement(value: moment.pressure ?? 1013.25, unit: .hectopascals)
    pressureTrend = moment.trend
    temperature = moment.celsius(nil)
    apparentTemperature = moment.celsius(moment.feelsLike)
    uvIndex = UVIndex(value: moment.uvIndex ?? 0)
    visibility = Measurement(value: moment.visibility ?? 10_000, unit: .meters)
    wind = Wind(speed: moment.windSpeed, gust: moment.windGust, direction: moment.windDirection)
  }
}

/// The precipitation of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>

  init(_ minute: WeatherSection.Minute) {
    date = minute.date
    precipitation = Precipitation(minute.precipitation, otherwise: .none)
    precipitationChance = minute.precipitationChance ?? 0
    precipitationIntensity = Measurement(
      value: minute.precipitationIntensity ?? 0, unit: .millimetersPerHour)
  }
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var uvIndex: UVIndex
  public var sun: SunEvents
  public var moon: MoonEvents
  public var wind: Wind

  init(_ day: WeatherSection.Day) {
    date = day.date
    condition = WeatherCondition(ofWorld: day.condition)
    symbolName = day.symbol ?? condition.symbol
    highTemperature = Measurement(value: day.high, unit: .celsius)
    lowTemperature = Measurement(value: day.low, unit: .celsius)
    precipitation = Precipitation(day.precipitation, otherwise: .none)
    precipitationChance = day.precipitationChance ?? 0
    let amount = day.precipitationAmount ?? 0
    let isSnow = precipitation == .snow
    precipitationAmount = Measurement(value: amount, unit: .millimeters)
    rainfallAmount = Measurement(value: isSnow ? 0 : amount, unit: .millimeters)
    snowfallAmount = Measurement(value: isSnow ? amount : 0, unit: .millimeters)
    uvIndex = UVIndex(value: day.uvIndex ?? 0)
    sun = SunEvents(
      sunrise: day.sunrise, sunset: day.sunset, solarNoon: day.solarNoon, civilDawn: day.civilDawn,
      civilDusk: day.civilDusk)
    moon = MoonEvents(
      moonrise: day.moonrise, moonset: day.moonset,
      phase: MoonPhase(day.moonPhase, otherwise: .new))
    wind = Wind(speed: day.windSpeed, gust: day.windGust, direction: day.windDirection)
  }
}

extension UnitSpeed {
  /// The unit of rain's intensity.
  fileprivate static var millimetersPerHour: UnitSpeed {
    UnitSpeed(symbol: "mm/h", converter: UnitConverterLinear(coefficient: 1 / 3_600_000))
  }
}
