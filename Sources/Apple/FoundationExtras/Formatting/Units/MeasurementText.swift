import Foundation

/// The text of a measurement: its value, converted and written in its unit.
struct MeasurementText {
  var value: Double
  var unit: Unit
  /// ICU's name for what the quantity is of; nil for the unit as given.
  var usage: String?
  /// ICU's word for how long the unit is written.
  var width: String
  var hidesScaleName: Bool
  var locale: Locale

  /// - Parameter number: writes the number; nil for the locale's own way.
  func string(number: ((Double) -> String)?) -> String {
    guard let name = UnitName.of(unit) else {
      let written = number?(value) ?? value.formatted(.number.locale(locale))
      return written + " " + unit.symbol
    }
    // A style of the developer's own rounds by itself.
    let precision = number == nil ? "" : " .##########"
    let converted =
      usage.flatMap {
        UnitNumber(
          value, skeleton: "measure-unit/\(name) usage/\($0) \(width)\(precision)", locale: locale)
      } ?? UnitNumber(value, skeleton: "measure-unit/\(name) \(width)\(precision)", locale: locale)
    guard var text = converted else { return "\(value) \(unit.symbol)" }
    if hidesScaleName, name.hasPrefix("temperature") {
      text =
        UnitNumber(
          text.value, skeleton: "measure-unit/temperature-generic unit-width-short\(precision)",
          locale: locale) ?? text
    }
    return number.map(text.replacingNumber) ?? text.text
  }
}
