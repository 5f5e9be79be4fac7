import Foundation

/// A value and how to write it, which is done once the language is known.
struct FormattedValue: Equatable, @unchecked Sendable {
  private let write: (EnvironmentValues) -> String
  private let identity: AnyHashable

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    write = { format.locale($0.locale).format(input) }
    identity = FormattedValue.identity(input, format)
  }

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == AttributedString {
    write = { String(format.locale($0.locale).format(input).characters) }
    identity = FormattedValue.identity(input, format)
  }

  init(_ subject: Any, formatter: Formatter) {
    write = { environment in
      FormattedValue.set(formatter, environment)
      return formatter.string(for: subject) ?? ""
    }
    identity = AnyHashable([String(describing: subject), "\(ObjectIdentifier(formatter))"])
  }

  func string(_ environment: EnvironmentValues) -> String { write(environment) }

  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }

  private static func identity<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> AnyHashable {
    AnyHashable([AnyHashable(String(describing: input)), AnyHashable(format)])
  }

  /// Formatters that were left at their defaults speak the environment's language.
  private static func set(_ formatter: Formatter, _ environment: EnvironmentValues) {
    switch formatter {
    case let numbers as NumberFormatter where numbers.locale == NumberFormatter().locale:
      numbers.locale = environment.locale
    case let dates as DateFormatter where dates.locale == DateFormatter().locale:
      dates.locale = environment.locale
    case let relative as RelativeDateTimeFormatter:
      if relative.locale == RelativeDateTimeFormatter().locale {
        relative.locale = environment.locale
      }
    default: break
    }
  }
}
