import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The process that asks the real network for a worker, which can't: for `--network record:PATH` alone. It is sealed
/// too, but for the network.
final class FetchProcess {
  private let process: pid_t
  private let home: HomeFolder
  /// The worker's ends of the pipes to it.
  let requests: Int32
  let answers: Int32

  /// - Throws: a `Failure`, where it can't be started.
  init(executable: String) throws {
    let home = try HomeFolder()
    self.home = home
    let requests = try WorkerPipe(), answers = try WorkerPipe()
    var files = SealedFiles.program(executable)
    files.allowNetwork()
    files.allow([.list, .read, .write], home.home)
    let started = Seal.start(
      SealedProcess(
        executable: executable, arguments: [NetworkFetch.argument],
        environment: HomeFolder.environment(
          home: home.home, timeZone: "UTC", backtrace: CrashSymbolizer.backtrace, withNetwork: true),
        descriptors: [requests.read, answers.write, STDERR_FILENO], files: files, home: home.home,
        megabytes: FrameBatch.standardMemoryLimit, usesNetwork: true))
    close(requests.read)
    close(answers.write)
    self.requests = requests.write
    self.answers = answers.read
    process = started.process
    guard started.process > 0 else {
      throw Failure("\(executable) can't be started: \(String(cString: strerror(started.error))).")
    }
  }

  deinit {
    close(requests)
    close(answers)
    if process > 0 {
      kill(process, SIGKILL)
      _ = Seal.finish(process)
    }
  }
}
