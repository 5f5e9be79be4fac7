import Foundation

/// A value and how to write it, which is done once the language is known, and the moment that the
/// picture shows.
struct FormattedValue: Equatable, @unchecked Sendable {
  enum Written {
    case plain(String)
    case attributed(AttributedString)
  }

  private let write: (EnvironmentValues, Date) -> Written
  private let identity: AnyHashable
  /// Whether the text changes while the widget is on screen.
  let isLive: Bool
  /// See ``TimeText/turns``.
  let turns: [Date]
  /// The properties of an environment in whose place the format has values of its own.
  let keptProperties: (EnvironmentValues) -> [String]

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    keptProperties = { $0.properties(keptBy: format) }
    write = { environment, _ in .plain(environment.adapted(format).format(input)) }
    identity = FormattedValue.identity(input, format)
    isLive = false
    turns = []
  }

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == AttributedString {
    keptProperties = { $0.properties(keptBy: format) }
    write = { environment, _ in .attributed(environment.adapted(format).format(input)) }
    identity = FormattedValue.identity(input, format)
    isLive = false
    turns = []
  }

  init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    keptProperties = { $0.properties(keptBy: format) }
    write = { environment, now in
      .plain(environment.adapted(format).format(source.value(now)))
    }
    identity = AnyHashable([source.identity, AnyHashable(format)])
    isLive = true
    turns = source.turns + ((format as? any TurningFormatStyle)?.turns ?? [])
  }

  init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F)
  where F.FormatOutput == AttributedString {
    keptProperties = { $0.properties(keptBy: format) }
    write = { environment, now in
      .attributed(environment.adapted(format).format(source.value(now)))
    }
    identity = AnyHashable([source.identity, AnyHashable(format)])
    isLive = true
    turns = source.turns + ((format as? any TurningFormatStyle)?.turns ?? [])
  }

  init(_ subject: Any, formatter: Formatter) {
    keptProperties = { _ in [] }
    write = { environment, _ in
      environment.configure(formatter)
      return .plain(formatter.string(for: subject) ?? "")
    }
    identity = AnyHashable([String(describing: subject), "\(ObjectIdentifier(formatter))"])
    isLive = false
    turns = []
  }

  func written(_ environment: EnvironmentValues, now: Date) -> Written { write(environment, now) }

  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }

  private static func identity<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> AnyHashable {
    AnyHashable([AnyHashable(String(describing: input)), AnyHashable(format)])
  }
}
