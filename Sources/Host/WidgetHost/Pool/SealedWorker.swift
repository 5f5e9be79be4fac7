internal import CSeal
import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The process of a worker behind the seal: started for it, or a copy of one that was ready.
final class SealedWorker {
  private enum Origin {
    /// Started with a home folder of its own.
    case program(HomeFolder)
    /// A copy.
    case copy(seal_copy)
  }

  private let origin: Origin
  /// The number by which this process knows it.
  let number: pid_t
  /// Whether it is the first one of a pid namespace.
  let isFirst: Bool

  /// Starts the product's program.
  ///
  /// - Parameters:
  ///   - descriptors: those that the process gets, from 0 on.
  ///   - leftOut: the layers of the seal that it is started without.
  /// - Throws: a `Failure`, where the executable can't be started.
  init(
    _ product: ProductExecutable, _ task: WorkerTask, _ descriptors: [Int32], timeZone: String,
    without leftOut: SealLayer
  ) throws {
    let home = try HomeFolder()
    let process = SealedProcess(
      executable: product.path, arguments: [Worker.argument],
      environment: HomeFolder.environment(
        home: home.home, timeZone: timeZone, backtrace: CrashSymbolizer.backtrace),
      descriptors: descriptors,
      files: SealedFiles.worker(of: product.path, home: home.home, task: task), home: home.home,
      megabytes: task.memoryLimit, leftOut: leftOut)
    FixedAddresses.begin()
    defer { FixedAddresses.end() }
    ProcessRoom.begin()
    let started = ProcessRoom.retrying { Seal.start(process) }
    guard started.process > 0 else { throw ProcessRoom.failure(product.path, started.error) }
    origin = .program(home)
    number = started.process
    isFirst = started.layers.contains(.processes)
  }

  init(_ copy: seal_copy) {
    origin = .copy(copy)
    number = copy.process
    isFirst = false
  }

  /// Ends the process at once.
  func kill() {
    switch origin {
    case .program: _ = Glibc.kill(number, SIGKILL)
    case .copy(let copy): withUnsafePointer(to: copy) { seal_signal_copy($0, SIGKILL) }
    }
  }

  /// Waits for the end of the process, and ends what it left behind. To be called once.
  /// - Returns: the status that waitpid reports.
  func finish() -> Int32 {
    switch origin {
    case .program: Seal.finish(number)
    case .copy(let copy): withUnsafePointer(to: copy) { seal_finish_copy($0) }
    }
  }
}
