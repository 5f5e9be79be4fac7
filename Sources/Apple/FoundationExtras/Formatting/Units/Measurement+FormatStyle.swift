import Foundation

// Foundation has these on Apple's systems only.

extension Measurement where UnitType: Dimension {
  /// The format of a measurement: `25 km/h`, `25 kilometers per hour`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      let skeleton: String
      public static var wide: Self { Self(skeleton: "unit-width-full-name") }
      public static var abbreviated: Self { Self(skeleton: "unit-width-short") }
      public static var narrow: Self { Self(skeleton: "unit-width-narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// The style of the number; nil for the number as ICU writes it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Writes temperatures as `25°` instead of `25°C`.
    public var hidesScaleName: Bool

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(
        width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle,
        hides: false)
    }

    init(
      width: UnitWidth, locale: Locale, usage: MeasurementFormatUnitUsage<UnitType>?,
      numberFormatStyle: FloatingPointFormatStyle<Double>?, hides: Bool
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      hidesScaleName = hides
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        value: value.value, unit: value.unit, usage: usage?.name, width: width.skeleton,
        hidesScaleName: hidesScaleName, locale: locale
      ).string(number: numberFormatStyle.map { style in { style.locale(locale).format($0) } })
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public var attributed: Attributed { Attributed(base: self) }

    public struct Attributed: Foundation.FormatStyle, Sendable {
      var base: FormatStyle
      public func format(_ value: Measurement<UnitType>) -> AttributedString {
        AttributedString(base.format(value))
      }
      public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// Shortened, in the region's usual unit.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(
      width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle,
      hides: hidesScaleName)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
