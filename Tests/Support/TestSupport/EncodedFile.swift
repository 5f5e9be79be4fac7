import Testing

/// A file as an argument of a test, whose log has the beginning of it and not thousands of letters.
public struct EncodedFile: Sendable, CustomTestStringConvertible {
  public let base64: String

  public init(_ base64: String) { self.base64 = base64 }

  public var testDescription: String { "\(base64.prefix(20))… (\(base64.utf8.count) letters)" }
}
