import Foundation
import FoundationNetworking

extension URL {
  /// The bytes at a URL: a file, or an answer of the network.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let url: URL
      fileprivate var bytes: URLSession.AsyncBytes.Iterator?

      public mutating func next() async throws -> UInt8? {
        if bytes == nil {
          bytes = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
        }
        return try await bytes?.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url, bytes: nil) }
  }

  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
