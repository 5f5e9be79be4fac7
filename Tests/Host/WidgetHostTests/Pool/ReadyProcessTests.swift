import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Workers that are copies of a process that was ready.
@Suite(.blocking) struct ReadyProcessTests {
  private static let isSealed = Seal.report.gaps == nil

  /// The results of batches that are enough for a process to copy.
  private static func results(
    _ product: ProductExecutable, _ batches: [FrameBatch], jobs: Int = 2
  ) -> [BatchResult] {
    WorkerPool(jobs: jobs).render(batches.map { (product, $0) })
  }

  @Test(.enabled(if: Self.isSealed, "this machine doesn't give every layer"))
  func copiesAreBehindTheSeal() throws {
    let folders = try (0..<3).map { _ in try ScratchFolder("copies") }
    let batches = folders.map { IntruderProduct.batch("probes", in: $0) }
    for result in Self.results(try IntruderProduct.executable, batches) {
      #expect(result.failures.map(\.message) == [])
      #expect(result.frames.count == 1)
      let probes = Probes(output: result.output)
      // The names of other copies are in /proc, and for root the numbers of descriptors.
      #expect(probes.open.subtracting(["see-processes", "list-parent-descriptors"]) == [])
      #expect(probes.open.contains("see-processes"))
      #expect(probes.held.count + probes.open.count == 111)
    }
  }

  @Test(.enabled(if: Self.isSealed, "this machine doesn't give every layer"))
  func aWorkerIsAChildOfTheProcessThatWasReady() throws {
    let product = try FixtureProduct.executable, folder = try ScratchFolder("copies")
    let task = WorkerTask.render(.fixture("well-behaved", in: folder)).withAbsolutePaths
    let tasks = Array(repeating: task, count: ReadyProcess.leastTasks)
    let ready = try #require(ReadyProcess(product, tasks, copies: 1))
    let input = try WorkerPipe(), output = try WorkerPipe()
    let copy = try #require(
      ready.copy(for: task, [input.read, output.write, output.write], timeZone: "UTC"))
    let status = try String(contentsOfFile: "/proc/\(copy.number)/status", encoding: .utf8)
    #expect(status.contains("\nPPid:\t\(ready.process)\n"))
    // It waits for its task; killed, it has the status of that signal.
    copy.kill()
    #expect(copy.finish() == SIGKILL)
    for end in [input.read, input.write, output.read, output.write] { close(end) }
  }

  private static func process(
    of product: ProductExecutable, for batch: FrameBatch
  ) throws -> ReadyProcess {
    let ready = ReadyProcess(
      product, describing: batch.setting, within: 30, thenMaking: batch, copies: 1)
    return try #require(ready)
  }

  @Test(.enabled(if: Self.isSealed, "this machine doesn't give every layer"))
  func aTaskOfOtherFilesOrMoreMemoryIsNotCovered() throws {
    let product = try FixtureProduct.executable, folder = try ScratchFolder("copies")
    let batch = FrameBatch.fixture("well-behaved", in: folder)
    let ready = try Self.process(of: product, for: batch)
    #expect(ready.covers(.describe(batch.setting)))
    #expect(ready.covers(.render(batch)))
    // Of the same files.
    #expect(ready.covers(.render(.fixture("chance", family: "systemMedium", in: folder))))
    #expect(!ready.covers(.render(.fixture("well-behaved", in: try ScratchFolder("others")))))
    var large = batch
    large.memoryLimit += 1
    #expect(!ready.covers(.render(large)))
    var recording = batch
    recording.world.network = .recording(folder.path + "/frames")
    #expect(!ready.covers(.render(recording)))
  }

  @Test(.enabled(if: Self.isSealed, "this machine doesn't give every layer"))
  func aDescriptionAndItsFramesAreCopiesOfOneProcess() throws {
    let product = try FixtureProduct.executable, folder = try ScratchFolder("copies")
    let batch = FrameBatch.fixture("well-behaved", in: folder)
    let ready = try Self.process(of: product, for: batch)
    let described = try WorkerPool.description(
      of: product, in: batch.setting, within: 30, copying: ready)
    #expect(described.widgets.contains { $0.kind == "well-behaved" })
    let copies = ready.state.withLock { $0.count }
    // One more for each preview that ends its process.
    #expect(copies >= 1)
    let results = WorkerPool(jobs: 1).render([(product, batch)], copying: [product: ready])
    #expect(try results.element(0).failures.map(\.message) == [])
    #expect(try results.element(0).frames.count == 4)
    #expect(ready.state.withLock { $0.count } == copies + 1)
    #expect(!ready.state.withLock { $0.isGivenUp })
  }

  /// A script in the place of a program whose constructors don't end.
  @Test(.enabled(if: Self.isSealed, "this machine doesn't give every layer"))
  func aProcessThatIsNotReadyInTimeIsGivenUp() throws {
    let folder = try ScratchFolder("slow")
    let product = try FixtureProduct.script("exec sleep 60", in: folder)
    let task = WorkerTask.describe(Setting())
    let ready = try #require(
      ReadyProcess(product, [task], copies: 1, least: 1, longestStart: 0.2))
    let pipe = try WorkerPipe()
    defer { for end in [pipe.read, pipe.write] { close(end) } }
    for _ in 0..<2 {
      let copy = ready.copy(for: task, [pipe.read, pipe.write, pipe.write], timeZone: "UTC")
      #expect(copy == nil)
      #expect(ready.state.withLock { $0.isGivenUp })
      // The second wasn't asked for.
      #expect(ready.state.withLock { $0.count } == 1)
    }
  }

  @Test func fewTasksNeedNoProcessToCopy() throws {
    let product = try FixtureProduct.executable, folder = try ScratchFolder("copies")
    let task = WorkerTask.render(.fixture("well-behaved", in: folder)).withAbsolutePaths
    #expect(ReadyProcess(product, [task, task], copies: 2) == nil)
  }

  /// Each in three batches of one run, and alone, where its process is started for it.
  @Test func copiesMakeTheSameFramesAndFailures() throws {
    let product = try FixtureProduct.executable, folder = try ScratchFolder("copies")
    var far = FrameBatch.fixture("well-behaved", in: folder)
    far.template.setting.timeZone = "Pacific/Auckland"
    far.template.setting.locale = "de_DE"
    let batches =
      ["well-behaved", "trapping-body", "chance", "sealed"].map {
        FrameBatch.fixture($0, in: folder)
      } + [far]
    let together = Self.results(product, batches)
    let alone = batches.flatMap { Self.results(product, [$0]) }
    for (one, other) in zip(together, alone) {
      #expect(one.frames.map(\.digest) == other.frames.map(\.digest))
      #expect(one.failures.map(\.message) == other.failures.map(\.message))
    }
    #expect(
      try together.element(1).failures.contains { $0.message.contains("TrappingBody") })
    #expect(try together.element(0).frames.count == 4)
    #expect(try together.element(0).failures.isEmpty)
  }

  @Test(.enabled(if: Self.isSealed, "this machine doesn't give every layer"))
  func aCopyThatIsEndedCostsItsBatchAlone() throws {
    let folders = try (0..<4).map { _ in try ScratchFolder("copies") }
    var batches = zip(["hoarder", "aborter", "forger", "steady"], folders).map {
      IntruderProduct.batch($0, in: $1)
    }
    for index in batches.indices { batches[index].memoryLimit = 300 }
    let results = Self.results(try IntruderProduct.executable, batches)
    let messages = results.map { $0.failures.map(\.message).joined() }
    #expect(try messages.element(0).contains("it took more than 300 MB of memory"))
    #expect(try messages.element(1).contains("signal 6"))
    #expect(try messages.element(2).contains("a message wasn't written by Vitrine"))
    #expect(try messages.element(3) == "")
    #expect(try results.element(3).frames.count == 1)
  }
}
