import CHermetic
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The clock, the dice and the locale that a widget's code finds.
@MainActor
enum FrozenWorld {
  /// Enters the setting's world anew. What random numbers come next depends on the setting and on
  /// `purpose` alone, not on what was asked for before.
  static func enter(_ setting: Setting, purpose: String) {
    var hasher = SeedHasher()
    hasher.add(setting.seed)
    hasher.add(purpose)
    let time = setting.now.timeIntervalSince1970
    let seconds = time.rounded(.down)
    hermetic_enter(Int64(seconds), Int32((time - seconds) * 1e9), hasher.seed)
    CurrentLocale.set(setting.locale)
  }

  /// Moves the process to another time zone, as a traveller's device.
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
