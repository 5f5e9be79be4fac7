import DisplayList
import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A watcher of the files below some folders, by Linux's inotify.
final class SourceWatcher: @unchecked Sendable {
  /// Seconds without a change after which those before are reported: an editor that saves several
  /// files, or one by renaming, is one change.
  private let quiet: Double
  /// Seconds after which they are reported however busy it is.
  private let patience: Double
  private let ignored: IgnoredFiles
  private let queue: Int32
  private let waking: (read: Int32, write: Int32)
  /// Folders by the number that inotify gave them.
  private var folders: [Int32: String] = [:]
  /// The files that ``hasChanged()`` found.
  private var collected: Set<String> = []
  /// The moment of the first of them.
  private var collectedAt: Double?
  /// The seconds from the first of the last changes until ``next()`` returned them.
  private(set) var noticeTime = 0.0

  private static let mask = UInt32(
    truncatingIfNeeded: IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
  private static let options = UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW) | UInt32(IN_EXCL_UNLINK)

  /// - Throws: a ``Failure``, where the system watches no more folders.
  init(
    _ roots: [String], ignoring ignored: IgnoredFiles, quiet: Double = 0.04, patience: Double = 2
  ) throws {
    self.ignored = ignored
    self.quiet = quiet
    self.patience = patience
    queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    var ends: [Int32] = [-1, -1]
    guard queue >= 0, pipe(&ends) == 0 else {
      throw Failure(
        "Nothing can be watched: \(String(cString: strerror(errno))). Close other programs that "
          + "watch files, or raise fs.inotify.max_user_instances by sysctl.")
    }
    waking = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for root in roots { try add(root) }
  }

  deinit {
    close(queue)
    close(waking.read)
    close(waking.write)
  }

  /// Ends ``next()``, from any thread.
  func stop() { _ = write(waking.write, [1], 1) }

  /// Waits for a change, and for the quiet after it.
  ///
  /// - Returns: the files, sorted; nil after ``stop()``.
  func next() throws -> [String]? {
    var changed = collected
    var first = collectedAt
    collected = []
    collectedAt = nil
    var deadline = first == nil ? Double.infinity : Self.now + patience
    while true {
      let left = changed.isEmpty ? -1 : min(quiet, max(deadline - Self.now, 0))
      guard let isReady = wait(left) else { return nil }
      let found = isReady ? try read() : []
      if changed.isEmpty && !found.isEmpty {
        first = Self.now
        deadline = Self.now + patience
      }
      changed.formUnion(found)
      if !changed.isEmpty && (!isReady || Self.now >= deadline) {
        noticeTime = Self.now - (first ?? Self.now)
        return changed.sorted()
      }
    }
  }

  /// Whether something has changed since ``next()``, which returns it later; without waiting.
  func hasChanged() throws -> Bool {
    let found = try read()
    if collected.isEmpty && !found.isEmpty { collectedAt = Self.now }
    collected.formUnion(found)
    return !collected.isEmpty
  }

  /// The files that have changed until now, without waiting.
  func pending() throws -> [String] { try read().sorted() }

  /// Seconds, from some moment on.
  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// - Parameter seconds: how long; negative for ever.
  /// - Returns: whether there is something to read; nil where it was stopped.
  private func wait(_ seconds: Double) -> Bool? {
    var inputs = [
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waking.read, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = seconds < 0 ? -1 : Int32(clamping: (seconds * 1000).rounded(.up))
    let count = poll(&inputs, 2, milliseconds)
    if inputs[1].revents != 0 { return nil }
    // A signal ends the wait early; the caller asks again.
    return count > 0
  }

  private func read() throws -> Set<String> {
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(queue, &buffer, buffer.count)
      guard count > 0 else { return changed }
      var at = 0
      while at + 16 <= count {
        let (folder, mask, length) = buffer.withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: at, as: Int32.self),
            $0.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self),
            Int($0.loadUnaligned(fromByteOffset: at + 12, as: UInt32.self))
          )
        }
        let name = String(
          decoding: buffer[(at + 16)..<min(at + 16 + length, count)].prefix { $0 != 0 },
          as: UTF8.self)
        at += 16 + length
        try take(folder, mask, name, &changed)
      }
    }
  }

  private func take(
    _ number: Int32, _ mask: UInt32, _ name: String, _ changed: inout Set<String>
  ) throws {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 {
      // So much happened that some of it is lost: look at all folders again, and count it as a change.
      for folder in folders.values.sorted() { try add(folder, &changed) }
      changed.formUnion(folders.values.min().map { [$0] } ?? [])
      return
    }
    if mask & UInt32(IN_IGNORED) != 0 {
      folders[number] = nil
      return
    }
    guard let folder = folders[number], !name.isEmpty else { return }
    let path = "\(folder)/\(name)"
    if mask & UInt32(IN_ISDIR) != 0 {
      guard !ignored.folder(path) else { return }
      if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try add(path, &changed) }
      if mask & UInt32(IN_MOVED_FROM | IN_DELETE) != 0 { changed.insert(path) }
    } else if !ignored.file(path) {
      changed.insert(path)
    }
  }

  private func add(_ folder: String) throws {
    var nothing: Set<String> = []
    try add(folder, &nothing)
  }

  /// Watches a folder and those in it.
  ///
  /// - Parameter found: gets the files in it, which may have come before it was watched.
  private func add(_ folder: String, _ found: inout Set<String>) throws {
    let number = inotify_add_watch(queue, folder, Self.mask | Self.options)
    guard number >= 0 else {
      // Gone again, or not a folder, or none of ours: nothing to watch.
      guard errno == ENOSPC else { return }
      throw Failure(
        "The system watches no more folders. Raise fs.inotify.max_user_watches by sysctl, or move "
          + "what isn't source out of the package.")
    }
    folders[number] = folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if !ignored.folder(path) { try add(path, &found) }
      } else if !ignored.file(path) {
        found.insert(path)
      }
    }
  }
}
