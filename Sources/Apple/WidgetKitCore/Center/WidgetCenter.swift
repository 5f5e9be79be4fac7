import SwiftUI

/// The center by which an app requests reloads of its widgets. `vitrine timeline` simulates them.
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()

  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  private let lock = NSLock()
  private var reloaded: [String?] = []
  private var taken = 0
  private var invalidated: [Invalidation] = []
  private var placed: [WidgetInfo] = []
  private var pushInfo: WidgetPushInfo?

  private init() {}

  public func reloadTimelines(ofKind kind: String) { lock.withLock { reloaded.append(kind) } }
  public func reloadAllTimelines() { lock.withLock { reloaded.append(nil) } }

  /// The provider's `recommendations()` have changed.
  public func invalidateConfigurationRecommendations() {
    lock.withLock { invalidated.append(.recommendations) }
  }

  /// The provider's `relevance()` has changed.
  public func invalidateRelevance(ofKind kind: String) {
    lock.withLock { invalidated.append(.relevance(kind: kind)) }
  }

  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(lock.withLock { placed }))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { lock.withLock { placed } }

  /// The information for push notifications; nil where no widget on the screen has a push handler.
  public var currentPushInfo: WidgetPushInfo? { get async { lock.withLock { pushInfo } } }
}

// The host's side.
extension WidgetCenter {
  package enum Invalidation: Hashable, Sendable {
    case recommendations
    case relevance(kind: String)
  }

  /// The kinds whose reload was asked for, in order; nil for all of them.
  package var recordedReloads: [String?] { lock.withLock { reloaded } }

  /// Those since the last call of this.
  package func takeReloads() -> [String?] {
    lock.withLock {
      defer { taken = reloaded.count }
      return Array(reloaded[taken...])
    }
  }

  package func takeInvalidations() -> [Invalidation] {
    lock.withLock {
      defer { invalidated = [] }
      return invalidated
    }
  }

  /// Sets the widgets on the device, and the token by which a server reaches them.
  package func place(_ widgets: [WidgetInfo], pushInfo: WidgetPushInfo? = nil) {
    lock.withLock {
      placed = widgets
      self.pushInfo = pushInfo
    }
  }
}
