/// A person's subscription to Apple Music: none, where the world file says nothing of it.
public struct MusicSubscription: Hashable, Sendable, CustomStringConvertible {
  public enum Error: Swift.Error, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired
  }

  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool

  /// - Throws: `Error.permissionDenied` without access to music.
  public static var current: MusicSubscription {
    get async throws {
      guard let section = try? MusicWorld.permitted() else { throw Error.permissionDenied }
      let subscribes = section.isSubscriber ?? false
      return MusicSubscription(
        canPlayCatalogContent: subscribes, canBecomeSubscriber: !subscribes,
        hasCloudLibraryEnabled: subscribes)
    }
  }
  public static var subscriptionUpdates: Updates { Updates() }

  /// The subscription as it is, once: it doesn't change here.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = MusicSubscription
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isOver = false
      init() {}
      public mutating func next() async -> MusicSubscription? {
        guard !isOver else { return nil }
        isOver = true
        return try? await MusicSubscription.current
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public var description: String {
    "MusicSubscription(canPlayCatalogContent: \(canPlayCatalogContent))"
  }
}
