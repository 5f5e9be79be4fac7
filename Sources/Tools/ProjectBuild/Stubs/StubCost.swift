#if canImport(Glibc)
  import Glibc
#endif

/// The rounds of the compiler that stubs of a module have taken, and the processor time of its processes.
struct StubCost {
  var rounds = 0
  private let start = Self.childrenSeconds()

  /// The processor time of processes that have ended since, in seconds.
  var seconds: Double { Self.childrenSeconds() - start }

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
