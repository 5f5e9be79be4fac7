internal import CSeal

/// The most that a worker and what it starts may use.
struct SealLimits {
  /// The files in its home folder, which is in memory.
  static let homeBytes: UInt64 = 512 << 20
  /// Processes and threads together. A worker has about 70 at most: libdispatch makes up to 64.
  static let processes: UInt64 = 512

  /// Bytes of its own data. Those that are only reserved count, stacks of threads above all, so that it is far
  /// more than the memory that a worker may hold, which the parent watches.
  let memory: UInt64

  init(megabytes: Int) { memory = UInt64(min(max(megabytes, 0), 1 << 24)) << 21 + 4 << 30 }

  /// - Parameter copies: the number of copies that the process may make of itself at a time.
  func apply(to plan: inout seal_plan, copies: Int = 0) {
    plan.copies = copies > 0
    plan.memory = memory
    plan.file_bytes = 1 << 30
    plan.processes = Self.processes * UInt64(clamping: copies + 1)
    plan.files = 1024
  }
}
