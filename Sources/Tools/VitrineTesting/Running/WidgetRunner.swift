import Failures
import Foundation
import SwiftUI
import Testing
import Planning
import WidgetHost
import WidgetKitCore

/// The runner that makes the frames of widgets for an assertion.
@MainActor
struct WidgetRunner {
  private let families: [WidgetFamily]?
  private let phases: [SnapshotPhase]
  private let matrix: SnapshotMatrix
  private let world: SnapshotWorld
  private let configurations: [SnapshotConfiguration]
  /// The folder of the test's file.
  private let folder: String
  /// Whether families that are asked for may be of some of the widgets only.
  private let isBundle: Bool

  /// - Parameters:
  ///   - matrix, world: nil for those of the scope.
  init(
    families: [WidgetFamily]?, phases: [SnapshotPhase], matrix: SnapshotMatrix?,
    world: SnapshotWorld?, configurations: [SnapshotConfiguration], at location: AssertionLocation,
    isBundle: Bool = false
  ) {
    self.families = families
    self.phases = phases
    self.matrix = matrix ?? SnapshotSettings.current.matrix ?? .default
    self.world = world ?? SnapshotSettings.current.world ?? .standard
    self.configurations = configurations
    self.isBundle = isBundle
    folder = location.folder
  }

  typealias Describe = @MainActor () -> [_WidgetDescription]

  func run(_ describe: Describe) async -> MadeFrames {
    // Other tests run at the same time.
    InProcessRun.spare { Test.current != nil }
    var made = MadeFrames()
    do {
      let wanted = configurations.isEmpty ? [nil] : configurations.map { $0.configuration }
      let dimensions = try matrix.dimensions(world.setting(), wanted)
      let descriptions = try await InProcessRun.describe(world.setting()) { describe() }
      if descriptions.isEmpty { made.fail("", "There is no widget in it.") }
      var kinds: Set<String> = []
      for description in descriptions {
        guard kinds.insert(description.kind).inserted else {
          made.fail(
            description.kind,
            "Two widgets have the kind “\(description.kind)”. Give each its own: the system identifies "
              + "them by it.")
          continue
        }
        let plan = WidgetPlan(
          description, families: families, phases: phases, dimensions: dimensions,
          fixtures: world.spec(in: folder), timeout: world.providerTimeout)
        for failure in plan.failures where !isBundle { made.fail(failure.what, failure.message) }
        for batch in plan.batches { await run(batch, describe, &made) }
      }
      if made.frames.isEmpty, made.failures.isEmpty {
        made.fail("", "Nothing was drawn: no widget has one of the families and phases asked for.")
      }
    } catch {
      made.fail("", "\(error)")
    }
    return made
  }

  private func run(_ batch: FrameBatch, _ describe: Describe, _ made: inout MadeFrames) async {
    do {
      let name = batch.setting.configuration?.name
      let configuration = configurations.first { $0.name == name }
      let result = try await InProcessRun.run(batch) {
        guard let description = describe().first(where: { $0.kind == batch.kind }) else {
          throw Failure("The kind of \(batch.kind) differs each time its configuration is read.")
        }
        return description
      } prepare: { description in
        if let configuration, let driver = description.driver {
          try await configuration.give(to: driver, of: batch.kind)
        }
      }
      for failure in result.failures {
        made.fail(
          failure.frameID ?? "\(failure.kind)/\(failure.family)/\(failure.phase)", failure.message)
      }
      for frame in result.frames where isWanted(frame.record.request.phase) {
        made.frames.append(
          MadeFrame(
            path: "/" + frame.record.id, list: frame.list, scale: frame.record.scale,
            notes: frame.record.diagnostics))
      }
    } catch {
      made.fail("\(batch.kind)/\(batch.family)", "\(error)")
    }
  }

  private func isWanted(_ phase: Phase) -> Bool {
    guard case .timeline(let index) = phase else { return true }
    return phases.contains { wanted in
      if case .timelineEntries(let count) = wanted { return index < count }
      return wanted == .timeline
    }
  }
}
