import FoundationExtras

/// A file as a parameter's value.
open class INFile: NSObject {
  private let bytes: Data?
  open var filename: String
  public let typeIdentifier: String?
  public let fileURL: URL?
  open var removedOnCompletion = false

  public init(data: Data, filename: String, typeIdentifier: String?) {
    bytes = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }

  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
  }

  /// Empty where the file can't be read.
  open var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}
