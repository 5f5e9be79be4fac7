import Intents
import SwiftUI

/// A widget that the user has put somewhere.
public struct WidgetInfo: Hashable, Identifiable {
  public let configuration: INIntent?
  public let family: WidgetFamily
  public let kind: String
  public var id: WidgetInfo { self }

  package init(configuration: INIntent? = nil, family: WidgetFamily, kind: String) {
    self.configuration = configuration
    self.family = family
    self.kind = kind
  }
}

/// Where the app asks for its widgets to be brought up to date.
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()

  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  private let lock = NSLock()
  private var reloaded: [String?] = []
  private var placed: [WidgetInfo] = []

  private init() {}

  public func reloadTimelines(ofKind kind: String) { lock.withLock { reloaded.append(kind) } }
  public func reloadAllTimelines() { lock.withLock { reloaded.append(nil) } }
  public func invalidateConfigurationRecommendations() {}

  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(lock.withLock { placed }))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { lock.withLock { placed } }

  /// The kinds whose reload was asked for, in order; nil for all of them.
  package var recordedReloads: [String?] { lock.withLock { reloaded } }

  /// The widgets that stand on the device.
  package func place(_ widgets: [WidgetInfo]) { lock.withLock { placed = widgets } }
}
