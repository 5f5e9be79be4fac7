import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

// Touching controls. Each is touched in a process of its own that begins with the same world, so that
// none depends on what another's intent did (see UnitSupervisor+Interaction).
extension UnitRun {
  /// Says which controls the widget shows now, and which of them can be touched.
  func findControls(_ system: System) async throws {
    guard let entry = try await shownEntry(system)?.entry else { return }
    var found: [(control: RenderedControl, looks: [Look])] = []
    for look in unit.looks {
      for control in system.maker.controls(of: entry, request(.timeline(0), look)) {
        if let i = found.firstIndex(where: { $0.control.name == control.name }) {
          found[i].looks.append(look)
        } else {
          found.append((control, [look]))
        }
      }
    }
    var usable: [FoundControl] = []
    for (position, item) in found.enumerated() {
      let control = item.control
      let refusal = control.isEnabled ? system.maker.refusal : "it is disabled"
      if let refusal, let intent = ControlIntent(control) {
        var record = InteractionRecord(control, intent, position)
        record.outcome = .refused
        record.message = refusal
        try output.send(WorkerEvent.interaction(record))
      } else {
        usable.append(FoundControl(name: control.name, position: position, looks: item.looks))
      }
    }
    try output.send(WorkerEvent.controls(usable))
  }

  /// Makes the four frames of touching one control.
  func touch(_ touched: FoundControl, _ system: System) async throws {
    guard let (entry, said, configuration) = try await shownEntry(system) else { return }
    for step in [Interaction.Step.before, .optimistic, .invalidated] {
      try draw(entry, touched.phase(step), system.maker, said, looks: touched.looks)
    }
    let phase = touched.phase(.after)
    let place = touched.looks.first.map { request(.timeline(0), $0) }
    guard
      let control = place.flatMap({ place in
        system.maker.controls(of: entry, place).first { $0.name == touched.name }
      }), let intent = ControlIntent(control)
    else {
      try fail(
        phase.name,
        "The control \(touched.name) of \(name) isn't there any more: what the provider or the view "
          + "gives must depend on the time and the stored state alone.")
      return
    }
    try output.send(WorkerEvent.performing(touched.name))
    let (record, failure) = await perform(
      intent, InteractionRecord(control, intent, touched.position))
    try output.send(WorkerEvent.interaction(record))
    if let failure { try fail(phase.name, failure) }
    guard record.outcome == .done || record.outcome == .threw else { return }

    try output.send(WorkerEvent.calling(.interaction))
    let notes = NetworkGate.takeDenied().map(ProviderSession.deniedNote) + intent.notes
    let answer = await system.session.ask(
      .timeline, configuration, moment: "/after/\(touched.name)")
    for problem in answer.problems { try fail(phase.name, problem.message, problem.rule) }
    guard let next = answer.entries.shown(at: unit.setting.now) else { return }
    try draw(next, phase, system.maker, notes + answer.diagnostics, looks: touched.looks)
  }

  private func perform(
    _ intent: ControlIntent, _ asked: InteractionRecord
  ) async -> (InteractionRecord, failure: String?) {
    var record = asked
    let what = "The intent \(intent.typeName) of \(record.control) in \(name)"
    let missing = intent.missingParameters
    guard missing.isEmpty else {
      record.outcome = .refused
      let names = missing.joined(separator: ", ")
      record.message = "no value for \(names)"
      return (
        record,
        "\(what) has no value for \(names), and a widget can't ask for one: give it where the control "
          + "is made, or give the parameter a default."
      )
    }
    FrozenWorld.enter(
      unit.setting, purpose: "\(unit.kind)/\(unit.family)/perform/\(record.control)")
    let known = WidgetCenter.shared.recordedReloads.count
    let outcome = await intent.perform(within: unit.providerTimeout)
    record.reloads = WidgetCenter.shared.recordedReloads.dropFirst(known).map { $0 ?? "*" }
    switch outcome {
    case .done(let report):
      record.carries = report.carries
      return (record, nil)
    case .threw(let error):
      record.outcome = .threw
      record.message = error
      return (
        record,
        "\(what) threw: \(error). Handle the error in perform() and let the widget show it; the "
          + "system tells nobody."
      )
    case .late:
      record.outcome = .late
      let limit = PathPart.number(unit.providerTimeout)
      record.message = "not done within \(limit) s"
      return (
        record,
        "\(what) wasn't done within \(limit) s: return from perform() on every path. "
          + "--provider-timeout allows more."
      )
    }
  }

  /// The entry that a person sees now, of a timeline asked for as for the timeline's own frames.
  private func shownEntry(
    _ system: System
  ) async throws -> (entry: DrivenEntry, said: [Diagnostic], configuration: AnyObject?)? {
    try output.send(WorkerEvent.calling(.interaction))
    guard let configuration = try await configuration(of: system.driver, for: .timeline) else {
      return nil
    }
    let answer = await system.session.ask(.timeline, configuration.value)
    for problem in answer.problems {
      try fail(PhaseKind.timeline.rawValue, problem.message, problem.rule)
    }
    guard let entry = answer.entries.shown(at: unit.setting.now) else { return nil }
    return (entry, configuration.notes + answer.diagnostics, configuration.value)
  }

  private var name: String { "\(unit.kind) (\(unit.family))" }
}

extension [DrivenEntry] {
  /// The last whose time has come; before that the first. In order of date.
  func shown(at moment: Date) -> DrivenEntry? { last { $0.date <= moment } ?? first }
}

extension FoundControl {
  func phase(_ step: Interaction.Step) -> Phase {
    .interaction(Interaction(control: name, position: position, step: step))
  }
}

extension InteractionRecord {
  init(_ control: RenderedControl, _ intent: ControlIntent, _ position: Int) {
    self.init(
      control: control.name, position: position, type: control.kind.rawValue, label: control.label,
      isOn: control.isOn, intent: intent.typeName, process: intent.process.rawValue)
  }
}

extension ControlIntent {
  /// What the frame after it should say.
  var notes: [Diagnostic] {
    var notes: [Diagnostic] = []
    if let reason = processReason {
      notes.append(
        Diagnostic(
          code: "performed-in-app",
          message:
            "The system performs \(typeName) in the app's process, since \(reason). Here it was "
            + "performed in the widget's: what only the app holds in memory wasn't there."))
    }
    let lost = propertiesNotKept
    if !lost.isEmpty {
      notes.append(
        Diagnostic(
          code: "intent-property-not-kept",
          message:
            "\(lost.joined(separator: ", ")) of \(typeName) isn't a @Parameter: the system keeps "
            + "an intent's parameters alone, so perform() finds what init() sets."))
    }
    return notes
  }
}
