import Foundation
import FoundationExtras
import Testing

/// CLDR's units, as Apple's ICU has them: the examples of its charts for en, de, fr, zh, ar.
@Suite struct MeasurementTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func unitsAreWrittenInThreeWidths() {
    let speed = Measurement(value: 25, unit: UnitSpeed.kilometersPerHour)
    func displayed(_ width: Measurement<UnitSpeed>.FormatStyle.UnitWidth) -> String {
      speed.formatted(.measurement(width: width, usage: .asProvided).locale(american))
    }
    #expect(displayed(.wide) == "25 kilometers per hour")
    #expect(displayed(.abbreviated) == "25 km/h")
    #expect(displayed(.narrow) == "25km/h")
  }

  @Test func regionsHaveTheirUnits() {
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    func displayed(_ usage: MeasurementFormatUnitUsage<UnitLength>, _ locale: Locale) -> String {
      height.formatted(.measurement(width: .abbreviated, usage: usage).locale(locale))
    }
    #expect(displayed(.personHeight, american) == "5 ft, 11 in")
    #expect(displayed(.personHeight, german) == "180 cm")
    #expect(displayed(.general, german) == "1,8 m")
    let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
    let weather = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, usage: .weather, hidesScaleName: true)
    #expect(warm.formatted(weather.locale(american)) == "77°")
    #expect(warm.formatted(weather.locale(german)) == "25°")
  }

  @Test func aNumberStyleWritesTheNumber() {
    let way = Measurement(value: 1234.567, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(way.formatted(style.locale(american)) == "1,234.6 km")
    #expect(way.formatted(style.locale(german)) == "1.234,6 km")
    #expect(way.formatted(style.locale(Locale(identifier: "ar_EG"))) == "١٬٢٣٤٫٦ كم")
  }

  @Test func theFormatterKeepsThreeDecimals() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "1.864 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "3 kilometers")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(
      formatter.string(from: Measurement(value: 2.25, unit: UnitMass.kilograms))
        == "2.2 kilograms")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.unitStyle = .medium
    #expect(
      formatter.string(from: Measurement(value: 21.5, unit: UnitTemperature.celsius)) == "21.5°")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
  }

  @Test func unitsOfOnesOwnHaveTheirSymbol() {
    let unit = UnitLength(symbol: "span", converter: UnitConverterLinear(coefficient: 0.23))
    let length = Measurement(value: 4, unit: unit)
    #expect(
      length.formatted(.measurement(width: .wide, usage: .asProvided).locale(american))
        == "4 span")
  }

  @Test func lengthsOfTimeInOtherLanguages() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    func displayed(
      _ locale: String, _ style: FoundationExtras.DateComponentsFormatter.UnitsStyle
    ) -> String? {
      calendar.locale = Locale(identifier: locale)
      formatter.calendar = calendar
      formatter.unitsStyle = style
      return formatter.string(from: 2 * 3600 + 23 * 60 + 5)
    }
    #expect(displayed("de_DE", .full) == "2 Stunden, 23 Minuten und 5 Sekunden")
    #expect(displayed("de_DE", .short) == "2 Std., 23 Min. und 5 Sek.")
    #expect(displayed("fr_FR", .abbreviated)?.replacing("\u{A0}", with: " ") == "2h 23min 5s")
    #expect(displayed("zh_Hans", .full) == "2小时23分钟5秒钟")
    #expect(displayed("ru_RU", .full) == "2 часа, 23 минуты, 5 секунд")
    #expect(displayed("ar_EG", .positional) == "٢:٢٣:٠٥")
  }

  @Test func daysLieBeforeTheClock() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = american
    formatter.calendar = calendar
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    #expect(formatter.string(from: 86_400 + 7384) == "1d 2:03:04")
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 3780) == "63 minutes")
    formatter.includesTimeRemainingPhrase = true
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 7200) == "About 2 hours remaining")
  }

  @Test func listsAndNames() {
    #expect(
      ["one", "two", "three"].formatted(.list(type: .and).locale(american))
        == "one, two, and three")
    let lists = ListFormatter()
    lists.locale = german
    #expect(lists.string(from: ["eins", "zwei", "drei"]) == "eins, zwei und drei")
    let numbers = NumberFormatter()
    numbers.locale = german
    numbers.minimumFractionDigits = 1
    lists.itemFormatter = numbers
    #expect(lists.string(from: [1, 2.5]) == "1,0 und 2,5")
    var name = PersonNameComponents()
    name.givenName = "Thomas"
    name.familyName = "Clark"
    name.namePrefix = "Dr."
    name.nickname = "Tom"
    #expect(name.formatted(.name(style: .short).locale(american)) == "Tom")
    #expect(name.formatted(.name(style: .medium).locale(american)) == "Thomas Clark")
    #expect(name.formatted(.name(style: .long).locale(american)) == "Dr. Thomas Clark")
    #expect(name.formatted(.name(style: .abbreviated).locale(american)) == "TC")
    name = PersonNameComponents()
    name.givenName = "太郎"
    name.familyName = "山田"
    #expect(name.formatted(.name(style: .medium).locale(american)) == "山田太郎")
  }

  /// Apple's documentation of `URL.FormatStyle`: neither query nor fragment, and no usual port.
  @Test func anAddressIsFormattedByItsParts() throws {
    let url = try #require(URL(string: "https://a.example:8080/b/c?d=e#f"))
    #expect(url.formatted() == "https://a.example/b/c")
    #expect(
      url.formatted(.url.scheme(.never).port(.always).query().fragment())
        == "a.example:8080/b/c?d=e#f")
  }

  @Test func aRangeOfDatesIsWrittenOnce() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(3909)
    #expect(range.formatted(.timeDuration.locale(american)) == "1:05:09")
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute]).locale(american))
        == "1 hour, 5 minutes")
  }
}
