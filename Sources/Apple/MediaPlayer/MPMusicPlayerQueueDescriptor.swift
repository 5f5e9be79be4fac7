import Foundation

/// Music to play next; it is kept, and played by nothing here.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}

/// Songs of the library to play next.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable
{
  public let query: MPMediaQuery?
  public let itemCollection: MPMediaItemCollection
  open var startItem: MPMediaItem?

  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
  }
  public init(itemCollection: MPMediaItemCollection) {
    query = nil
    self.itemCollection = itemCollection
  }
}

/// Songs of the store to play next.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  open var storeIDs: [String]?
  open var startItemID: String?
  public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}

/// An error of the media player.
public struct MPError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound
    case notSupported, cancelled, requestTimedOut
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MPErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
