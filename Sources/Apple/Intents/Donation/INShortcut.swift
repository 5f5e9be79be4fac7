import FoundationExtras

/// An action that the user can start by a tap or a phrase.
public enum INShortcut: @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

/// A shortcut that the user gave a phrase.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// The user's shortcuts: none, as on a new device.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()

  private override init() {}

  open func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completion([], nil)
  }

  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  open func getVoiceShortcut(
    with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    completion(nil, nil)
  }

  open func voiceShortcut(for identifier: UUID) async throws -> INVoiceShortcut? { nil }

  /// - Support: at rest; what Siri would suggest isn't shown.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
