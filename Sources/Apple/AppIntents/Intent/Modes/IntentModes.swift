/// The modes in which an intent can be performed.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  /// The mode in which the app is in the foreground when the intent is performed.
  public static let foreground = IntentModes.foreground(.immediate)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: 2 << mode.order)
  }

  /// The moment at which the app comes to the foreground.
  public struct ForegroundMode: Hashable, Sendable {
    let order: Int
    /// Before the action runs.
    public static var immediate: ForegroundMode { .init(order: 0) }
    /// The app comes to the front where the action asks for it and it is possible.
    public static var dynamic: ForegroundMode { .init(order: 1) }
    /// The app comes to the front where the action asks for it, else at its end.
    public static var deferred: ForegroundMode { .init(order: 2) }
  }

  /// The mode in which an intent is being performed.
  public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
    public let debugDescription: String
    public static let background = Current(debugDescription: "background")
    public static let foreground = Current(debugDescription: "foreground")
    /// False: there is no app here that could come to the foreground.
    public var canContinueInForeground: Bool { self == .foreground }
  }

  /// Whether the app may come to the foreground.
  package var haveForeground: Bool { rawValue > 1 }
}
