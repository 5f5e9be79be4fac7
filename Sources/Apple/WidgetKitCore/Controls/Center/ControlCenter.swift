import AppIntents
import Foundation

/// A control that the user has put somewhere.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let id: String
  public let kind: String
  public var pushInfo: ControlPushInfo? { nil }
  private let configuration: Handover<AnyObject?>

  package init(kind: String, configuration: AnyObject? = nil) {
    id = kind
    self.kind = kind
    self.configuration = Handover(configuration)
  }

  /// The control's configuration, where it is of this type.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    (configuration.value as? ConfigurationBox)?.intent as? Intent
  }

  public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The center by which an app requests reloads of its controls.
public final class ControlCenter: @unchecked Sendable {
  public static let shared = ControlCenter()

  private let lock = NSLock()
  private var reloaded: [String?] = []
  private var placed: [ControlInfo] = []

  private init() {}

  public func reloadControls(ofKind kind: String) { lock.withLock { reloaded.append(kind) } }
  public func reloadAllControls() { lock.withLock { reloaded.append(nil) } }
  public func currentControls() async throws -> [ControlInfo] { lock.withLock { placed } }

  /// The kinds whose reload was asked for, in order; nil for all of them.
  package var recordedReloads: [String?] { lock.withLock { reloaded } }

  /// The controls that the user has put somewhere.
  package func place(_ controls: [ControlInfo]) { lock.withLock { placed = controls } }
}
