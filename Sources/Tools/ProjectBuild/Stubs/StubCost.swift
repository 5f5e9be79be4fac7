#if canImport(Glibc)
  import Glibc
#endif

/// The rounds of the compiler that stubs of a module have taken, and the processor time of its processes.
struct StubCost {
  var rounds = 0
  private let start = Self.childrenSeconds()

  /// The processor time of processes that have ended since, in seconds.
  var seconds: Double { Self.childrenSeconds() - start }

  /// The most that stubs may take.
  struct Limit {
    var rounds: Int
    /// Processor time, in seconds.
    var seconds: Double

    /// The inference of stubs; rounds in which code is left out come after.
    static let learning = Limit(rounds: 12, seconds: 180)
    /// A target's own module.
    static let target = Limit(rounds: 20, seconds: 300)
    /// A module of which any code may be left out: many a project has dozens of them.
    static let part = Limit(rounds: 20, seconds: 90)
  }

  func isWithin(_ limit: Limit) -> Bool { rounds <= limit.rounds && seconds < limit.seconds }

  /// Whether no further round is begun.
  func reaches(_ limit: Limit) -> Bool { rounds >= limit.rounds || seconds >= limit.seconds }

  /// `12 rounds of the compiler, 84 s of its processor time`
  var description: String {
    "\(rounds) \(rounds == 1 ? "round" : "rounds") of the compiler, \(Int(exactly: seconds.rounded()) ?? 0) s of its processor time"
  }

  private static func childrenSeconds() -> Double {
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage) == 0 else { return 0 }
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
