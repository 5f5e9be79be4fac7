import Foundation

/// The kind of precipitation.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  case none, hail, mixed, rain, sleet, snow
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  public var accessibilityDescription: String { description }
}

public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  case rising, falling, steady
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  public var accessibilityDescription: String { description }
}

public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
  public var description: String {
    switch self {
    case .new: "New Moon"
    case .waxingCrescent: "Waxing Crescent"
    case .firstQuarter: "First Quarter"
    case .waxingGibbous: "Waxing Gibbous"
    case .full: "Full Moon"
    case .waningGibbous: "Waning Gibbous"
    case .lastQuarter: "Last Quarter"
    case .waningCrescent: "Waning Crescent"
    }
  }
  public var accessibilityDescription: String { description }
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}

public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  case minor, moderate, severe, extreme, unknown
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  public var accessibilityDescription: String { description }
}

/// The strength of ultraviolet light.
public struct UVIndex: Codable, Hashable, Sendable {
  public let value: Int
  public var category: ExposureCategory {
    switch value {
    case ...2: .low
    case ...5: .moderate
    case ...7: .high
    case ...10: .veryHigh
    default: .extreme
    }
  }
  /// The classes of the World Health Organization: 0–2, 3–5, 6–7, 8–10, 11 and more.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible,
    Hashable, Sendable
  {
    case low, moderate, high, veryHigh, extreme
    public var description: String {
      self == .veryHigh ? "Very High" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
    public var accessibilityDescription: String { description }
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public static func < (a: ExposureCategory, b: ExposureCategory) -> Bool {
      a.rangeValue.lowerBound < b.rangeValue.lowerBound
    }
  }
}

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?

  package init(speed: Double?, gust: Double?, direction: Double?) {
    let degrees = direction ?? 0
    self.direction = Measurement(value: degrees, unit: .degrees)
    self.speed = Measurement(value: speed ?? 0, unit: .kilometersPerHour)
    self.gust = gust.map { Measurement(value: $0, unit: .kilometersPerHour) }
    let turn = (degrees / 22.5).rounded().truncatingRemainder(dividingBy: 16)
    let index = Int(exactly: turn < 0 ? turn + 16 : turn) ?? 0
    compassDirection = CompassDirection.allCases[index]
  }

  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
    Sendable
  {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest
    public var abbreviation: String {
      [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW",
        "NW", "NNW",
      ][Self.allCases.firstIndex(of: self) ?? 0]
    }
    public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    public var accessibilityDescription: String { description }
  }
}

/// The time and place of a forecast.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  public var date: Date
  public var expirationDate: Date
  public var latitude: Double
  public var longitude: Double
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
  init(_ location: CLLocation) {
    date = Date()
    expirationDate = date.addingTimeInterval(3600)
    latitude = location.coordinate.latitude
    longitude = location.coordinate.longitude
  }
}

/// The times of the sun.
public struct SunEvents: Codable, Hashable, Sendable {
  public var sunrise: Date?
  public var sunset: Date?
  public var solarNoon: Date?
  public var solarMidnight: Date?
  public var civilDawn: Date?
  public var civilDusk: Date?
  public var nauticalDawn: Date?
  public var nauticalDusk: Date?
  public var astronomicalDawn: Date?
  public var astronomicalDusk: Date?
}

/// The times of the moon.
public struct MoonEvents: Codable, Hashable, Sendable {
  public var moonrise: Date?
  public var moonset: Date?
  public var phase: MoonPhase
}
