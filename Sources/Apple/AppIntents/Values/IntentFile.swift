import CoreTransferable
import FoundationExtras
import UniformTypeIdentifiers

/// A file that an intent takes or gives. Without a type of its own it has that of the name's extension.
public struct IntentFile: Sendable {
  private enum Content: Sendable {
    case data(Data)
    case url(URL)
  }
  private let content: Content
  public var filename: String
  public var removedOnCompletion = false

  private let givenType: UTType?

  public init(data: Data, filename: String, type: UTType? = nil) {
    content = .data(data)
    self.filename = filename
    givenType = type
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    givenType = type
  }

  public var type: UTType? {
    givenType ?? UTType(filenameExtension: (filename as NSString).pathExtension)
  }

  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// The data, where the file is of the type.
  public func data(contentType: UTType) async throws -> Data {
    guard let type, type.conforms(to: contentType) else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    switch content {
    case .data(let data): return data
    case .url(let url): return try Data(contentsOf: url)
    }
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

extension IntentFile: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0.data
    } importing: { data in
      IntentFile(data: data, filename: "Item")
    }
  }
}
