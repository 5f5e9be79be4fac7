import Foundation

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    // Only a key with arguments is a format; in one without, a per cent sign is itself.
    let isFormat = !stringInterpolation.arguments.isEmpty
    self.init(
      key: isFormat
        ? stringInterpolation.key : stringInterpolation.key.replacing("%%", with: "%"),
      arguments: stringInterpolation.arguments)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      key +=
        literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      guard let formatter else { return append("%@", .string(String(describing: subject))) }
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    // Foundation's `Date` isn't `ReferenceConvertible` on Linux.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      guard let formatter else { return append("%@", .string(String(describing: subject))) }
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      guard let formatter else { return append("%@", .string(subject.description)) }
      append("%@", .text(Text(subject, formatter: formatter)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
      append("%@", .text(Text(source, format: format)))
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == String {
      append("%@", .text(Text(source, format: format)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, Self.argument(value))
    }

    /// - Parameter specifier: as in a C format, such as `%.1f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, Self.argument(value))
    }

    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }

    private static func argument<T: _FormatSpecifiable>(_ value: T) -> FormatArgument {
      let argument = value._arg
      if let integer = exactly(argument, as: Int64.self) { return .integer(integer) }
      if let number = exactly(argument, as: Double.self) { return .number(number) }
      if let number = exactly(argument, as: CGFloat.self) { return .number(Double(number)) }
      if let number = exactly(argument, as: Float.self) { return .number(Double(number)) }
      if let integer = exactly(argument, as: Int32.self) { return .integer(Int64(integer)) }
      if let integer = exactly(argument, as: UInt64.self) { return .unsigned(integer) }
      if let integer = exactly(argument, as: UInt32.self) { return .unsigned(UInt64(integer)) }
      return .string(String(describing: value))
    }
  }
}
