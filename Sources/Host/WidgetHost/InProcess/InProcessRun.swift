internal import CHermetic
import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Makes the frames of a batch as a worker does, in a process that has other things to do: a test's. Runs follow one
/// another in the order in which they were asked for.
///
/// The clock, the random numbers and the network are the frame's while a provider is asked, and for the thread that
/// draws; a view that traps ends the process.
@MainActor
package enum InProcessRun {
  package struct Result {
    /// The frames in the order of phases, entries and styles.
    package var frames: [(record: FrameRecord, list: DisplayList)] = []
    package var failures: [FailureRecord] = []
  }

  /// - Parameters:
  ///   - describe: makes the widget, in its world.
  ///   - prepare: called with it before anything else is.
  /// - Throws: a `Failure`, where the batch can't be made at all.
  package static func run(
    _ batch: FrameBatch, _ describe: @MainActor () throws -> _WidgetDescription,
    prepare: @MainActor (_WidgetDescription) async throws -> Void
  ) async throws -> Result {
    await RunQueue.acquire()
    defer { RunQueue.release() }
    let world = try InProcessWorld(batch.setting)
    defer { world.leave() }
    let purpose = "\(batch.kind)/\(batch.family)"
    defer { FrozenWorld.endRun() }
    try FrozenWorld.enter(batch.setting, batch.world, purpose: purpose)
    let watchdog = InProcessWatchdog(batch)
    defer { watchdog.end() }
    let failures = FailureList()
    let output = EventOutput { event in
      watchdog.step(event)
      if case .failed(let failure) = event { failures.add(failure) }
    }
    FrozenWorld.enterThread(batch.setting, purpose: purpose)
    let described = Swift.Result { try describe() }
    FrozenWorld.leaveThread()
    let made = Handover(try described.get())
    try await prepare(made.value)
    let collector = FrameCollector()
    let frames = FramePipeline(batch, output, sinks: [collector])
    try await RunTask.run { try await BatchRun.run(frames, made.value) }
    return Result(frames: collector.frames, failures: failures.all)
  }

  /// Describes a widget in the world that its frames are made in.
  /// - Throws: a `Failure`, where no home folder can be made for that world.
  package static func describe<Answer>(
    _ setting: Setting, _ describe: @MainActor () -> Answer
  ) async throws -> Answer {
    await RunQueue.acquire()
    defer { RunQueue.release() }
    let world = try InProcessWorld(setting)
    defer { world.leave() }
    defer { FrozenWorld.endRun() }
    try FrozenWorld.enter(setting, WorldSpec(), purpose: "describe")
    FrozenWorld.enterThread(setting, purpose: "describe")
    defer { FrozenWorld.leaveThread() }
    return describe()
  }

  /// - Parameter question: whether the calling code is the test's and not the widgets': it keeps the
  ///   system's clock, random numbers and locale. It mustn't look at any of them.
  package static func spare(_ question: @escaping @convention(c) () -> Bool) {
    hermetic_spare(question)
  }
}

/// The failures that a run reported.
private final class FailureList: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [FailureRecord] = []

  func add(_ failure: FailureRecord) { lock.withLock { failures.append(failure) } }
  var all: [FailureRecord] { lock.withLock { failures } }
}
