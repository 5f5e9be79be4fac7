import Foundation

/// The session of the app's sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let session = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { session }

  public struct Category: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep, noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  /// 0…1
  open var outputVolume: Float { 0.5 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var recordPermission: RecordPermission { .undetermined }
  /// Hertz.
  open var sampleRate: Double { 48_000 }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
