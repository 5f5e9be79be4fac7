import DeviceWorld
import Foundation

/// Restrictions of a device, which are kept by the store's name and restrict nothing.
public class ManagedSettingsStore: ObservableObject, @unchecked Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Name("default")
  }

  private struct Settings {
    var account = AccountSettings()
    var application = ApplicationSettings()
    var appStore = AppStoreSettings()
    var cellular = CellularSettings()
    var dateAndTime = DateAndTimeSettings()
    var gameCenter = GameCenterSettings()
    var media = MediaSettings()
    var passcode = PasscodeSettings()
    var safari = SafariSettings()
    var shield = ShieldSettings()
    var siri = SiriSettings()
    var webContent = WebContentSettings()
  }

  private static let lock = NSLock()
  /// Two stores of one name are the same.
  nonisolated(unsafe) private static var kept: [Name: Settings] = [:]

  private let name: Name
  public init() { name = .default }
  public init(named name: Name) { self.name = name }

  /// The rating that every film has at most; the highest, as nothing is restricted.
  @Published public private(set) var effectiveMaximumMovieRating = 1000
  /// The rating that every show has at most; the highest, as nothing is restricted.
  @Published public private(set) var effectiveMaximumTVShowRating = 1000

  private func get<Group>(_ group: KeyPath<Settings, Group>) -> Group {
    Self.lock.withLock { Self.kept[name, default: Settings()][keyPath: group] }
  }

  private func set<Group: ManagedSettingsGroup>(
    _ group: WritableKeyPath<Settings, Group>, _ value: Group, _ word: String
  ) {
    objectWillChange.send()
    Self.lock.withLock { Self.kept[name, default: Settings()][keyPath: group] = value }
    guard value != Group() else { return }
    DeviceAnswers.rests("ManagedSettingsStore.\(word)", "nothing is restricted here")
  }

  public var account: AccountSettings {
    get { get(\.account) }
    set { set(\.account, newValue, "account") }
  }
  public var application: ApplicationSettings {
    get { get(\.application) }
    set { set(\.application, newValue, "application") }
  }
  public var appStore: AppStoreSettings {
    get { get(\.appStore) }
    set { set(\.appStore, newValue, "appStore") }
  }
  public var cellular: CellularSettings {
    get { get(\.cellular) }
    set { set(\.cellular, newValue, "cellular") }
  }
  public var dateAndTime: DateAndTimeSettings {
    get { get(\.dateAndTime) }
    set { set(\.dateAndTime, newValue, "dateAndTime") }
  }
  public var gameCenter: GameCenterSettings {
    get { get(\.gameCenter) }
    set { set(\.gameCenter, newValue, "gameCenter") }
  }
  public var media: MediaSettings {
    get { get(\.media) }
    set { set(\.media, newValue, "media") }
  }
  public var passcode: PasscodeSettings {
    get { get(\.passcode) }
    set { set(\.passcode, newValue, "passcode") }
  }
  public var safari: SafariSettings {
    get { get(\.safari) }
    set { set(\.safari, newValue, "safari") }
  }
  /// The apps and sites that are covered by a screen.
  public var shield: ShieldSettings {
    get { get(\.shield) }
    set { set(\.shield, newValue, "shield") }
  }
  public var siri: SiriSettings {
    get { get(\.siri) }
    set { set(\.siri, newValue, "siri") }
  }
  public var webContent: WebContentSettings {
    get { get(\.webContent) }
    set { set(\.webContent, newValue, "webContent") }
  }

  public func clearAllSettings() {
    objectWillChange.send()
    Self.lock.withLock { Self.kept[name] = nil }
  }
}
