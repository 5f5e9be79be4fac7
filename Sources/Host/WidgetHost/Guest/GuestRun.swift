import CHermetic
import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Makes the frames of a unit as a worker does, in a process that has other things to do: a test's. One
/// at a time; whoever comes next waits.
///
/// What a worker's own process does for it, this does as well as it can be done among others: the clock,
/// the random numbers and the network are the frame's while a provider is asked, and for the thread that
/// draws; a view that traps takes the process along.
@MainActor
package enum GuestRun {
  package struct Frame {
    package let record: FrameRecord
    package let list: DisplayList
  }

  package struct Result {
    /// In the order of phases, entries and looks.
    package var frames: [Frame] = []
    package var failures: [FailureRecord] = []
  }

  /// - Parameters:
  ///   - describe: makes the widget, in its world.
  ///   - prepare: called with it before anything else is.
  /// - Throws: ``HostError``, where the unit can't be made at all.
  package static func run(
    _ unit: FrameUnit, _ describe: @MainActor () throws -> _WidgetDescription,
    prepare: @MainActor (_WidgetDescription) async throws -> Void
  ) async throws -> Result {
    await GuestTurn.take()
    defer { GuestTurn.give() }
    let world = try GuestWorld(unit.setting)
    defer { world.leave() }
    NetworkGate.close(fixtures: unit.world.networkFixtures)
    defer { NetworkGate.open() }
    FrozenWorld.enter(unit.setting, purpose: "\(unit.kind)/\(unit.family)")
    if let file = unit.world.appGroupFile { try AppGroupFixture(contentsOf: file).install() }
    let events = EventLog()
    let watch = GuestWatch(unit)
    defer { watch.end() }
    let output = MessageStream { event in
      watch.step(event)
      events.add(event)
    }
    let keeper = ListKeeper()
    FrozenWorld.enterThread(unit.setting, purpose: "\(unit.kind)/\(unit.family)")
    let described = Swift.Result { try describe() }
    FrozenWorld.leaveThread()
    let made = Handover(try described.get())
    try await prepare(made.value)
    // A task of its own, so that nothing in it counts as the test's.
    try await Task.detached {
      try await FrameFiles.$keeper.withValue(keeper) {
        try await frames(of: unit, made.value, output)
      }
    }.value
    var result = Result()
    for event in events.all {
      switch event {
      case .made(let record):
        guard let list = keeper.list(of: record.id) else { continue }
        result.frames.append(Frame(record: record, list: list))
      case .failed(let failure): result.failures.append(failure)
      default: continue
      }
    }
    return result
  }

  /// What a widget is, in the world that its frames are made in.
  /// - Throws: ``HostError``, where there is no room for that world.
  package static func describe<Answer>(
    _ setting: Setting, _ describe: @MainActor () -> Answer
  ) async throws -> Answer {
    await GuestTurn.take()
    defer { GuestTurn.give() }
    let world = try GuestWorld(setting)
    defer { world.leave() }
    NetworkGate.close(fixtures: nil)
    defer { NetworkGate.open() }
    FrozenWorld.enter(setting, purpose: "describe")
    FrozenWorld.enterThread(setting, purpose: "describe")
    defer { FrozenWorld.leaveThread() }
    return describe()
  }

  private static func frames(
    of unit: FrameUnit, _ description: _WidgetDescription, _ output: MessageStream
  ) async throws {
    if let activity = description.activity {
      try await ActivityRun(unit, description, activity, output).run()
    } else if let control = description.control {
      try await ControlRun(unit, description, control, output).run()
    } else {
      try await UnitRun(unit, description, output).run()
    }
  }

  /// - Parameter question: whether the calling code is the test's and not the widgets': it keeps the
  ///   system's clock, random numbers and locale. It mustn't look at any of them.
  package static func spare(_ question: @escaping @convention(c) () -> Bool) {
    hermetic_spare(question)
  }
}

/// What a run said.
private final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [WorkerEvent] = []

  func add(_ event: WorkerEvent) { lock.withLock { events.append(event) } }
  var all: [WorkerEvent] { lock.withLock { events } }
}

/// Runs follow one another, in the order in which they were asked for.
@MainActor
private enum GuestTurn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
