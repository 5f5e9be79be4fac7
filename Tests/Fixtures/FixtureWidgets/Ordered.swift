import Dispatch
import Foundation
import SwiftUI
import WidgetKit

#if canImport(Glibc)
  import Glibc
#endif

/// Shows what it finds of every source of order and identity: one line each, and the number that they make.
struct Ordered: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: Date()))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      Task.detached {
        let lines = await Orders.all() + Identities.all()
        let sum = lines.joined().utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
          ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        let text = ([String(sum, radix: 16)] + lines).joined(separator: "\n")
        completion(Timeline(entries: [Moment(date: Date(), text: text)], policy: .never))
      }
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ordered", provider: Provider()) { Card(text: $0.text) }
      .supportedFamilies([.systemSmall])
  }
}

// MARK: Orders

private enum Orders {
  static func all() async -> [String] {
    let queues = Self.queues()
    return await [objects()] + queues + [threads(), timers(), actor(), blocked(), runLoop()]
  }

  /// Work whose time depends on its number.
  static func work(_ number: Int) {
    var sum = 0
    for index in 0..<(number * 7919 % 20_000) { sum &+= index &* sum }
    if sum == 42 { print(sum) }
  }

  static func objects() -> String {
    let objects = (0..<20).map { Named($0) }
    let set = Set(objects)
    let dictionary = Dictionary(uniqueKeysWithValues: objects.map { ($0, $0.number) })
    return "objects \(set.map(\.number)) \(dictionary.map(\.value))"
  }

  static func queues() -> [String] {
    let list = Arrivals()
    let group = DispatchGroup()
    for number in 0..<10 {
      DispatchQueue.global(qos: number % 2 == 0 ? .utility : .userInitiated).async(group: group) {
        work(number)
        list.add("g\(number)")
      }
    }
    group.wait()
    let own = DispatchQueue(label: "own", attributes: .concurrent)
    for number in 0..<10 {
      own.async(group: group) {
        work(number)
        list.add("c\(number)")
      }
    }
    own.sync(flags: .barrier) { list.add("barrier") }
    group.wait()
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      work(number)
      list.add("p\(number)")
    }
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 4
    for number in 0..<8 {
      operations.addOperation {
        work(number)
        list.add("o\(number)")
      }
    }
    operations.waitUntilAllOperationsAreFinished()
    return [list.line("queues")]
  }

  static func threads() -> String {
    let list = Arrivals()
    let done = DispatchSemaphore(value: 0)
    for number in 0..<6 {
      let thread = Thread {
        work(number)
        list.add("t\(number)")
        Thread.sleep(forTimeInterval: Double(6 - number % 3) / 100)
        list.add("T\(number)")
        done.signal()
      }
      thread.start()
    }
    for _ in 0..<6 { done.wait() }
    return list.line("threads")
  }

  static func timers() -> String {
    let list = Arrivals()
    let group = DispatchGroup()
    for number in 0..<8 {
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05 * Double(number % 2 + 1)) {
        list.add("a\(number)")
        group.leave()
      }
    }
    group.enter()
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.07) {
      list.add("wall")
      group.leave()
    }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    group.enter()
    timer.schedule(deadline: .now() + 0.02, repeating: 0.03)
    timer.setEventHandler {
      if list.count("s") == 4 {
        timer.cancel()
        group.leave()
      } else {
        list.add("s")
      }
    }
    timer.resume()
    group.wait()
    return list.line("timers")
  }

  static func actor() async -> String {
    let log = Log()
    await withTaskGroup(of: String.self) { group in
      for number in 0..<12 {
        let priority: TaskPriority? =
          number % 3 == 0 ? .high : number % 3 == 1 ? .low : nil
        group.addTask(priority: priority) {
          work(number)
          await log.add("\(number)")
          await Task.yield()
          await log.add("y\(number)")
          if number % 2 == 0 { try? await Task.sleep(for: .milliseconds(5 - number % 5)) }
          await log.add("z\(number)")
          return "r\(number)"
        }
      }
      for await result in group { await log.add(result) }
    }
    async let one: Void = log.add("A")
    async let other: Void = log.add("B")
    _ = await (one, other)
    return "actor " + (await log.all).joined(separator: " ")
  }

  /// A task that blocks its thread until another has run.
  static func blocked() async -> String {
    let signal = DispatchSemaphore(value: 0)
    Task.detached { signal.signal() }
    await Task.detached { wait(for: signal) }.value
    return "blocked"
  }

  private static func wait(for signal: DispatchSemaphore) { signal.wait() }

  @MainActor
  static func runLoop() async -> String {
    await withCheckedContinuation { continuation in
      let ticks = Arrivals()
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        ticks.add("tick")
        guard ticks.count("tick") == 3 else { return }
        timer.invalidate()
        continuation.resume(returning: ticks.line("run loop"))
      }
    }
  }
}

private final class Named: Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (one: Named, other: Named) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private actor Log {
  private(set) var all: [String] = []
  func add(_ name: String) { all.append(name) }
}

private final class Arrivals: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  func add(_ name: String) { lock.withLock { names.append(name) } }
  func count(_ name: String) -> Int { lock.withLock { names.filter { $0 == name }.count } }
  func line(_ title: String) -> String {
    lock.withLock { title + " " + names.joined(separator: " ") }
  }
}

// MARK: Identities

private enum Identities {
  static func all() async -> [String] {
    let files = FileManager.default
    let process = ProcessInfo.processInfo
    let home = NSHomeDirectory()
    let file = home + "/written.txt"
    try? Data("x".utf8).write(to: URL(fileURLWithPath: file))
    let date = (try? files.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    let program =
      (try? files.attributesOfItem(atPath: "/proc/self/exe"))?[.modificationDate] as? Date
    var template = Array((home + "/name-XXXXXX").utf8CString)
    close(mkstemp(&template))
    let start = ContinuousClock.now
    try? await Task.sleep(for: .seconds(9))
    return [
      "unique \(process.globallyUniqueString)",
      "home \(home) \(NSTemporaryDirectory()) \(files.currentDirectoryPath)",
      "dates \(date?.timeIntervalSince1970 ?? 0) \(program?.timeIntervalSince1970 ?? 0)",
      "name \(String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))",
      "identifier \(text(of: "/proc/sys/kernel/random/uuid")) \(text(of: "/etc/machine-id"))",
      "clocks \(start) \(SuspendingClock.now) \(start.duration(to: .now)) \(process.systemUptime)",
      "process \(process.processIdentifier) \(getppid()) \(process.processName) \(thread)",
      "machine \(process.hostName) \(process.processorCount) \(process.activeProcessorCount)"
        + " \(process.physicalMemory)",
      "user \(NSUserName()) \(NSFullUserName()) \(getuid())",
      "environment \(process.environment.keys.sorted())",
      "random \(Int.random(in: 0..<1_000_000)) \(UUID().uuidString)",
    ]
  }

  private static var thread: String { Thread.current.name ?? "no name" }

  private static func text(of path: String) -> String {
    ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "none")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

// MARK: Code that can't be ordered

/// Waits for another thread in a way that isn't seen: by locks of files.
struct Unordered: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      let path = NSHomeDirectory() + "/lock"
      let held = open(path, O_RDWR | O_CREAT, 0o600)
      flock(held, LOCK_EX)
      let thread = Thread {
        Thread.sleep(forTimeInterval: 0.001)
        flock(held, LOCK_UN)
      }
      thread.start()
      let own = open(path, O_RDWR)
      flock(own, LOCK_EX)
      completion(Moment(date: Date(), text: "unlocked"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      let load = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
      let text = load.isEmpty ? "nothing" : "read"
      completion(Timeline(entries: [Moment(date: Date(), text: text)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unordered", provider: Provider()) { Card(text: $0.text) }
      .supportedFamilies([.systemSmall])
  }
}
