import Assets
internal import CHermetic
import DataStore
import DeviceFixtures
import DeviceWorld
import DisplayList
import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The clock, the random numbers, the locale, the network and the App Groups that a widget's code finds.
@MainActor
enum FrozenWorld {
  /// Enters the setting's world for a run, with its fixtures.
  /// - Throws: a `Failure`, with what is wrong in a fixture.
  static func enter(_ setting: Setting, _ world: WorldSpec, purpose: String) throws {
    NetworkGate.close(world.network)
    ImageNotes.begin()
    let device = try world.deviceFile.map { try WorldFile(contentsOf: $0) }
    DeviceAnswers.enter(
      device?.world ?? DeviceWorld(), path: device?.path, faults: device?.faults ?? [:])
    StoreFixture.current = try world.storeFile.map { try StoreFile.read($0) }
    enter(setting, purpose: purpose)
    if let file = world.appGroupFile { try AppGroupFixture(contentsOf: file).install() }
  }

  /// Enters the setting's world again. The random numbers that follow depend on the setting and on `purpose`
  /// alone, not on what was asked for before.
  static func enter(_ setting: Setting, purpose: String) {
    let (seconds, nanoseconds, seed) = state(setting, purpose)
    hermetic_enter(seconds, nanoseconds, seed)
    NetworkGate.move(to: setting)
    CurrentLocale.set(setting.locale)
  }

  private static func state(
    _ setting: Setting, _ purpose: String
  ) -> (seconds: Int64, nanoseconds: Int32, seed: UInt64) {
    var hasher = SeedHasher()
    hasher.add(setting.seed)
    hasher.add(purpose)
    let time = setting.now.timeIntervalSince1970
    let seconds = time.rounded(.down)
    return (Int64(clamping: seconds), Int32(clamping: (time - seconds) * 1e9), hasher.seed)
  }

  // MARK: In process

  /// Whether the process has other code to run than the widgets', as a test's has: then the world is frozen for as
  /// few threads and as short a time as possible.
  static var isInProcess = false

  /// Enters the world for what this thread does until ``endDrawing()``; in a worker, for good.
  static func beginDrawing(_ setting: Setting, purpose: String) {
    guard isInProcess else { return enter(setting, purpose: purpose) }
    isPaused = hermetic_leave()
    enterThread(setting, purpose: purpose)
  }

  private static var isPaused = false

  /// Ends a run: the network is open again, and images that can't be decoded are the process's own business.
  static func endRun() {
    NetworkGate.open()
    ImageNotes.end()
  }

  /// Gives back to the process the world it was in.
  static func endDrawing() {
    guard isInProcess else { return }
    leaveThread()
    if isPaused { hermetic_resume() }
  }

  /// Enters the world for this thread, whatever the process is in.
  static func enterThread(_ setting: Setting, purpose: String) {
    let (seconds, nanoseconds, seed) = state(setting, purpose)
    hermetic_enter_thread(seconds, nanoseconds, seed)
    CurrentLocale.setThread(setting.locale)
  }

  static func leaveThread() {
    hermetic_leave_thread()
    CurrentLocale.setThread(nil)
  }

  static func leave() {
    _ = hermetic_leave()
    CurrentLocale.set(CurrentLocale.standardIdentifier)
  }

  /// Changes the time zone of the process.
  static func move(toTimeZone identifier: String) {
    setenv("TZ", identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    if let zone = TimeZone(identifier: identifier) { NSTimeZone.default = zone }
  }
}

/// FNV-1a, 64 bits.
private struct SeedHasher {
  private(set) var seed: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }
  mutating func add(_ text: String) { for byte in text.utf8 { add(byte: byte) } }
  private mutating func add(byte: UInt8) { seed = (seed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
