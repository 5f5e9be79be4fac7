import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Simulates one request in this process.
@MainActor
struct SimulationRun {
  private let simulation: SimulationRequest
  private let output: EventOutput

  init(_ simulation: SimulationRequest, _ output: EventOutput) {
    self.simulation = simulation
    self.output = output
  }

  func run(_ descriptions: [_WidgetDescription]) async throws {
    let session = try await WidgetSession(simulation, descriptions, output)
    let day = DaySimulation(
      session, rules: simulation.rules, start: simulation.start, end: simulation.end,
      timeZone: simulation.setting.timeZone)
    day.isLocked = simulation.style.lock == .locked
    try await day.run(simulation.script)
    try output.send(.simulated(try record(day)))
  }

  private func record(_ day: DaySimulation<WidgetSession>) throws -> SimulationRecord {
    let session = day.backend
    var record = SimulationRecord(
      product: simulation.product, setting: simulation.setting, style: simulation.style,
      start: simulation.start,
      end: simulation.end, events: day.events, donations: session.donations,
      relevantIntents: session.relevantIntents)
    for (simulated, state) in zip(day.simulations, session.states) {
      var widget = WidgetDay(
        kind: state.placed.kind, family: state.placed.family, folder: state.pictures.folder,
        size: state.size, shownSize: state.device.shownSizes[state.family],
        scale: simulation.style.scale ?? Double(state.device.scale),
        cornerRadius: Double(
          state.device.cornerRadius(
            state.family, at: simulation.setting.placement, os: simulation.setting.os)))
      widget.reloads = simulated.reloads
      widget.pictures = state.pictures.records
      widget.shown = simulated.shown
      widget.placeholder = simulated.placeholder
      widget.snapshot = simulated.snapshot
      widget.notes = simulated.notes + state.lockNotes
      widget.failures = simulated.failures
      widget.relevance = simulated.relevance.records
      widget.clues = state.clues
      widget.strip = try FilmStrip(widget, state.pictures.lists, of: simulation).write()
      record.widgets.append(widget)
    }
    record.stacks = stacks(record.widgets, session)
    return record
  }

  /// The Smart Stacks: widgets of one family share a stack; accessories only on a watch.
  private func stacks(_ days: [WidgetDay], _ session: WidgetSession) -> [StackDay] {
    var stacks: [StackDay] = []
    for family in WidgetFamily.allCases {
      let candidates = days.indices.filter { index in
        let state = session.states[index]
        return state.family == family
          && (!family.isAccessory || Placement.smartStack.takes(family, on: state.device))
      }.map { index -> SmartStack.Member in
        let state = session.states[index]
        let clues = state.device.platform == .watchOS ? state.clues : []
        return (
          index, RelevanceTrack.joined(days[index].relevance, clues: clues, until: simulation.end)
        )
      }
      let (members, leftOut) = SmartStack.selection(
        of: candidates, capacity: simulation.rules.stackCapacity)
      guard members.count > 1 else { continue }
      stacks.append(
        StackDay(
          family: family.description, members: members.map(\.index),
          turns: SmartStack.turns(of: members, from: simulation.start), leftOut: leftOut))
    }
    return stacks
  }
}
