import Foundation

/// The reader of pages' facts. It fails, as on a device without a network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  /// Seconds.
  open var timeout: TimeInterval = 30

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, Error?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, Error?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }

  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  open func cancel() {}
}

/// An error of Link Presentation.
public struct LPError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    case metadataFetchNotAllowed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "LPErrorDomain" }
}
