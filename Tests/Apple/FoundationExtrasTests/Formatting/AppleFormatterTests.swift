import Foundation
import FoundationExtras
import Testing

/// Limits of digits as on Apple's platforms.
@Suite struct AppleFormatterTests {
  private func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
    let formatter = _AppleFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    return formatter
  }

  /// As a public project's widget shows it: “+$1,448”.
  @Test func aCurrencyCanBeWithoutDigits() {
    let formatter = formatter(.currency)
    formatter.currencyCode = "USD"
    #expect(formatter.string(from: 1448.4) == "$1,448.40")
    formatter.maximumFractionDigits = 0
    #expect(formatter.string(from: 1448.4) == "$1,448")
    #expect(formatter.minimumFractionDigits == 0)
  }

  @Test func theLimitThatIsSetLastMovesTheOther() {
    let formatter = formatter(.decimal)
    formatter.minimumFractionDigits = 5
    #expect(formatter.maximumFractionDigits == 5)
    formatter.maximumFractionDigits = 1
    #expect(formatter.minimumFractionDigits == 1)
    #expect(formatter.string(from: 1.5555) == "1.6")
  }

  @Test func anyNumberOfDigitsCanBeAskedFor() {
    let formatter = formatter(.decimal)
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = .max
    #expect(formatter.string(from: 1.25) == "1.25")
  }

  /// Unicode's rules for patterns of numbers, and UTS #35's default of half-even rounding.
  @Test func theMostDigitsCountBesideTheLeast() {
    let two = formatter(.decimal)
    two.minimumFractionDigits = 2
    two.maximumFractionDigits = 2
    #expect(two.string(from: 1234.5678) == "1,234.57")
    #expect(two.string(from: -2) == "-2.00")
    let percent = formatter(.percent)
    percent.minimumFractionDigits = 1
    percent.maximumFractionDigits = 1
    percent.positivePrefix = "+"
    #expect(percent.string(from: 0.1234) == "+12.3%")
    #expect(percent.string(from: -0.1234) == "-12.3%")
    let euros = formatter(.currency)
    euros.locale = Locale(identifier: "de_DE")
    euros.currencyCode = "EUR"
    euros.minimumFractionDigits = 1
    euros.maximumFractionDigits = 1
    #expect(euros.string(from: 1234.56) == "1.234,6\u{A0}€")
    let plain = formatter(.none)
    plain.minimumFractionDigits = 1
    plain.maximumFractionDigits = 2
    #expect(plain.string(from: 1234.5) == "1234.5")
  }
}
