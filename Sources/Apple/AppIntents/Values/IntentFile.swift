import FoundationExtras

/// A file that an intent takes or gives. Its type is known by the name's extension alone.
public struct IntentFile: Sendable {
  private enum Content: Sendable {
    case data(Data)
    case url(URL)
  }
  private let content: Content
  public var filename: String
  public var removedOnCompletion = false

  public init(data: Data, filename: String) {
    content = .data(data)
    self.filename = filename
  }

  public init(fileURL: URL, filename: String? = nil) {
    content = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// Empty where the file can't be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .url(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  public var fileURL: URL? {
    if case .url(let url) = content { url } else { nil }
  }
}

extension IntentFile: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: filename)
  }
}

extension IntentFile: _IntentValue {
  /// Reads a path.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> IntentFile?
  {
    guard case .text(let path) = configured else { return nil }
    return IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}
