import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The time zone and the home folder of a test's process while widgets' code runs in it.
@MainActor
struct InProcessWorld {
  /// The value of the environment variable before.
  private let zone: String?
  private let defaultZone: TimeZone
  private let hasMoved: Bool
  private let hasProduct: Bool

  /// - Parameter isRun: false for what is drawn between two steps of a run, perhaps: then the App Groups and the product
  ///   are the run's and stay as they are.
  /// - Throws: a `Failure`, where no home folder can be made.
  init(_ setting: Setting, isRun: Bool = true) throws {
    try Self.makeHome()
    hasProduct = isRun || !RunQueue.isTaken
    if hasProduct, let home = Self.home {
      try AppGroupFixture.clear(home.home)
      ProductWorld.enter(home: home.home)
    }
    FrozenWorld.isInProcess = true
    zone = getenv("TZ").map { String(cString: $0) }
    defaultZone = NSTimeZone.default
    hasMoved = TimeZone.current.identifier != Self.known(setting.timeZone)
    if hasMoved { FrozenWorld.move(toTimeZone: setting.timeZone) }
  }

  /// After a run.
  func leave() {
    FrozenWorld.leave()
    leaveThread()
  }

  /// After what this thread did alone.
  func leaveThread() {
    FrozenWorld.leaveThread()
    if hasProduct { ProductWorld.leave() }
    guard hasMoved else { return }
    if let zone { setenv("TZ", zone, 1) } else { unsetenv("TZ") }
    tzset()
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = defaultZone
  }

  private static func known(_ zone: String) -> String {
    TimeZone(identifier: zone)?.identifier ?? zone
  }

  // MARK: The home folder

  private static var home: HomeFolder?

  /// App groups, user defaults and the keychain are the widget's and not the person's: they are in a
  /// folder of the process's own, from the first run to its end.
  private static func makeHome() throws {
    guard home == nil else { return }
    let folder = try HomeFolder()
    home = folder
    setenv("CFFIXED_USER_HOME", folder.home, 1)
    atexit { HomeFolder.removeAll() }
  }
}
