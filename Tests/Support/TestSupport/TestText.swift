import Testing

/// A text as a test's argument, which the log shows shortened: a run prints every argument.
public struct TestText: ExpressibleByStringLiteral, Sendable, CustomTestStringConvertible {
  public let value: String

  public init(_ value: String) { self.value = value }
  public init(stringLiteral value: String) { self.value = value }

  /// A text so many times in a row.
  public static func repeated(_ text: String, _ count: Int) -> TestText {
    TestText(String(repeating: text, count: count))
  }

  public var testDescription: String {
    value.count <= 60
      ? value.debugDescription
      : "\(String(value.prefix(40)).debugDescription)… (\(value.count) characters)"
  }
}
