import Testing

/// A file, in base64, as an argument of a test. The test's log has only its first 20 characters.
public struct EncodedFile: Sendable, CustomTestStringConvertible {
  public let base64: String

  public init(_ base64: String) { self.base64 = base64 }

  public var testDescription: String { "\(base64.prefix(20))… (\(base64.utf8.count) characters)" }
}
