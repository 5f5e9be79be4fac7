import Foundation

/// The body of an upload task.
enum UploadBody: Sendable {
  case data(Data)
  case file(URL)
  /// Given by the delegate.
  case stream

  /// - Returns: nil for what the delegate gives.
  /// - Throws: where the file can't be read.
  func data() throws -> Data? {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    case .stream: nil
    }
  }
}

extension InputStream {
  /// Everything that the stream holds.
  func readAll() -> Data {
    open()
    defer { close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer.prefix(count))
    }
  }
}
