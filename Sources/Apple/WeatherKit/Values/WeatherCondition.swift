import DeviceWorld
import Foundation

/// The sky and what falls from it.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  case blizzard
  case blowingDust
  case blowingSnow
  case breezy
  case clear
  case cloudy
  case drizzle
  case flurries
  case foggy
  case freezingDrizzle
  case freezingRain
  case frigid
  case hail
  case haze
  case heavyRain
  case heavySnow
  case hot
  case hurricane
  case isolatedThunderstorms
  case mostlyClear
  case mostlyCloudy
  case partlyCloudy
  case rain
  case scatteredThunderstorms
  case sleet
  case smoky
  case snow
  case strongStorms
  case sunFlurries
  case sunShowers
  case thunderstorms
  case tropicalStorm
  case windy
  case wintryMix

  public var description: String {
    switch self {
    case .blizzard: "Blizzard"
    case .blowingDust: "Blowing Dust"
    case .blowingSnow: "Blowing Snow"
    case .breezy: "Breezy"
    case .clear: "Clear"
    case .cloudy: "Cloudy"
    case .drizzle: "Drizzle"
    case .flurries: "Flurries"
    case .foggy: "Foggy"
    case .freezingDrizzle: "Freezing Drizzle"
    case .freezingRain: "Freezing Rain"
    case .frigid: "Frigid"
    case .hail: "Hail"
    case .haze: "Haze"
    case .heavyRain: "Heavy Rain"
    case .heavySnow: "Heavy Snow"
    case .hot: "Hot"
    case .hurricane: "Hurricane"
    case .isolatedThunderstorms: "Isolated Thunderstorms"
    case .mostlyClear: "Mostly Clear"
    case .mostlyCloudy: "Mostly Cloudy"
    case .partlyCloudy: "Partly Cloudy"
    case .rain: "Rain"
    case .scatteredThunderstorms: "Scattered Thunderstorms"
    case .sleet: "Sleet"
    case .smoky: "Smoky"
    case .snow: "Snow"
    case .strongStorms: "Strong Storms"
    case .sunFlurries: "Sun Flurries"
    case .sunShowers: "Sun Showers"
    case .thunderstorms: "Thunderstorms"
    case .tropicalStorm: "Tropical Storm"
    case .windy: "Windy"
    case .wintryMix: "Wintry Mix"
    }
  }
  public var accessibilityDescription: String { description }

  /// The symbol that goes with it by day, where a world file names none. Apple's choice isn't published.
  package var symbol: String {
    switch self {
    case .blizzard: "wind.snow"
    case .blowingDust: "sun.dust"
    case .blowingSnow: "wind.snow"
    case .breezy: "wind"
    case .clear: "sun.max"
    case .cloudy: "cloud"
    case .drizzle: "cloud.drizzle"
    case .flurries: "cloud.snow"
    case .foggy: "cloud.fog"
    case .freezingDrizzle: "cloud.sleet"
    case .freezingRain: "cloud.sleet"
    case .frigid: "thermometer.snowflake"
    case .hail: "cloud.hail"
    case .haze: "sun.haze"
    case .heavyRain: "cloud.heavyrain"
    case .heavySnow: "cloud.snow"
    case .hot: "thermometer.sun"
    case .hurricane: "hurricane"
    case .isolatedThunderstorms: "cloud.bolt"
    case .mostlyClear: "sun.max"
    case .mostlyCloudy: "cloud"
    case .partlyCloudy: "cloud.sun"
    case .rain: "cloud.rain"
    case .scatteredThunderstorms: "cloud.bolt"
    case .sleet: "cloud.sleet"
    case .smoky: "smoke"
    case .snow: "cloud.snow"
    case .strongStorms: "cloud.bolt.rain"
    case .sunFlurries: "sun.snow"
    case .sunShowers: "cloud.sun.rain"
    case .thunderstorms: "cloud.bolt.rain"
    case .tropicalStorm: "tropicalstorm"
    case .windy: "wind"
    case .wintryMix: "cloud.sleet"
    }
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// - Parameters:
  ///   - word: that of a world file; one that isn't known is said in the frame.
  ///   - otherwise: the value where there is no word, or one that isn't known.
  init(_ word: String?, otherwise: Self) {
    self = DeviceAnswers.word(
      word, "\(Self.self)", key: "weather", known: Self.allCases.map(\.rawValue),
      otherwise: (otherwise.rawValue, otherwise), Self.init(rawValue:))
  }
}

extension WeatherCondition {
  /// - Parameter word: that of a world file; nil for a clear sky.
  init(ofWorld word: String?) { self.init(word, otherwise: .clear) }
}
