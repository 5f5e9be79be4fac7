internal import CSeal
import Failures
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A started process of a product, from which workers are made as copies, since the start of a program costs far more
/// than a copy. Of the product's code only constructors have run in it.
///
/// It ends with the thread that made it.
package final class ReadyProcess: Sendable {
  /// The layers without which copies aren't kept apart.
  private static let needed: SealLayer = [.landlock, .seccomp, .processes, .mounts]
  /// The number of tasks from which on a start pays for itself.
  static let leastTasks = 3

  private let executable: String
  private let home: HomeFolder
  /// The files that a copy can be given at most.
  private let files: SealedFiles
  /// The memory that a copy can be given at most, in megabytes.
  private let megabytes: Int
  private let socket: Int32
  let process: pid_t
  /// The longest that a copy may take to start, in milliseconds.
  private let longestStart: UInt32

  struct State {
    /// The number of copies that were asked for, of which each has a home folder.
    var count = 0
    /// Whether a copy didn't start in time: none is asked for then, since each would take as long.
    var isGivenUp = false
  }
  let state = Mutex(State())

  /// - Parameters:
  ///   - tasks: the tasks whose workers will be copies of it.
  ///   - copies: the number of copies that may run at a time.
  ///   - least: the number of tasks from which on a start pays for itself.
  ///   - longestStart: the longest that a copy may take to start, in seconds; at most 30. That of the first one is
  ///     also the program's, with its constructors.
  /// - Returns: nil where there are few tasks, the machine lacks a layer that copies need, or the program can't be
  ///   started: then workers are started each for itself, which reports why.
  init?(
    _ product: ProductExecutable, _ tasks: [WorkerTask], copies: Int,
    least: Int = ReadyProcess.leastTasks, longestStart: Double = 30
  ) {
    guard tasks.count >= least, !tasks.contains(where: \.isRecording), Seal.mayGive(Self.needed),
      let home = try? HomeFolder(), let nothing = try? FileHandle(forUpdating: Self.nothing)
    else { return nil }
    var ends: [Int32] = [0, 0]
    guard seal_pair(&ends) == 0 else { return nil }
    var files = SealedFiles()
    for task in tasks {
      files.add(SealedFiles.worker(of: product.path, home: home.home, task: task))
    }
    let megabytes = tasks.map(\.memoryLimit).max() ?? 0
    FixedAddresses.begin()
    defer { FixedAddresses.end() }
    let started = Seal.start(
      SealedProcess(
        executable: product.path, arguments: [Worker.argument],
        environment: HomeFolder.environment(
          home: home.home, timeZone: "UTC", backtrace: CrashSymbolizer.backtrace),
        descriptors: [ends[1], nothing.fileDescriptor, nothing.fileDescriptor], files: files,
        home: home.home, megabytes: megabytes, copies: copies))
    close(ends[1])
    executable = product.path
    self.home = home
    self.files = files
    self.megabytes = megabytes
    self.longestStart = UInt32(clamping: min(max(longestStart, 0.001), 30) * 1000)
    socket = ends[0]
    process = started.process
    guard process > 0, started.layers.isSuperset(of: Self.needed) else { return nil }
  }

  /// A process whose copies describe the product and make its frames.
  ///
  /// - Parameters:
  ///   - limit: the time that the description has, in seconds.
  ///   - batch: what the batches to come have in common: their world, output and memory.
  ///   - copies: the number of copies that may run at a time.
  package convenience init?(
    _ product: ProductExecutable, describing setting: Setting, within limit: Double,
    thenMaking batch: FrameBatch, copies: Int
  ) {
    self.init(
      product, [.describe(setting), WorkerTask.render(batch).withAbsolutePaths], copies: copies,
      least: 2, longestStart: limit)
  }

  /// Whether a worker of the task can be a copy of it: it needs no file and no memory that this process hasn't.
  func covers(_ task: WorkerTask) -> Bool {
    !task.isRecording && task.memoryLimit <= megabytes
      && files.cover(
        SealedFiles.worker(of: executable, home: home.home, task: task.withAbsolutePaths))
  }

  private static let nothing = URL(fileURLWithPath: "/dev/null")

  deinit {
    close(socket)
    if process > 0 {
      kill(process, SIGKILL)
      _ = Seal.finish(process)
    }
  }

  /// Makes a worker's process.
  ///
  /// - Parameter descriptors: its standard streams.
  /// - Returns: nil where it can't be made: then one is started.
  func copy(for task: WorkerTask, _ descriptors: [Int32], timeZone: String) -> SealedWorker? {
    let number: Int? = state.withLock { state in
      if state.isGivenUp { return nil }
      state.count += 1
      return state.count
    }
    guard let number else { return nil }
    let folder = "\(home.home)/\(number)"
    let order = SealedProcess(
      executable: executable, arguments: [],
      environment: HomeFolder.environment(
        home: folder, timeZone: timeZone, backtrace: CrashSymbolizer.backtrace),
      descriptors: descriptors,
      files: SealedFiles.worker(of: executable, home: folder, task: task), home: folder,
      megabytes: task.memoryLimit)
    let copy = order.withPlan([]) { seal_order(socket, &$0, longestStart) }
    if copy.error == EAGAIN { state.withLock { $0.isGivenUp = true } }
    return copy.process > 0 ? SealedWorker(copy) : nil
  }
}
