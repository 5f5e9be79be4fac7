import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

// Pressing controls. Each is pressed in a process of its own that begins with the same world, so that
// none depends on what another's intent did (see BatchSupervisor+Interaction).
extension WidgetRun {
  /// Reports which controls the widget shows now, and which of them can be pressed.
  func findControls() async throws {
    guard let entry = try await shownEntry()?.entry else { return }
    var found: [(control: RenderedControl, styles: [FrameStyle])] = []
    for style in batch.styles where style.lock == .unlocked || isLockedAlone {
      for control in try controls(of: entry, style) {
        if let i = found.firstIndex(where: { $0.control.name == control.name }) {
          found[i].styles.append(style)
        } else {
          found.append((control, [style]))
        }
      }
    }
    var usable: [FoundControl] = []
    for (position, item) in found.enumerated() {
      let control = item.control
      let refusal = control.isEnabled ? refusal ?? lockRefusal : "it is disabled"
      if let refusal, let intent = ControlIntent(control) {
        var record = InteractionRecord(control, intent, position)
        record.outcome = .refused
        record.message = refusal
        try output.send(.interaction(record))
      } else {
        usable.append(FoundControl(name: control.name, position: position, styles: item.styles))
      }
    }
    try output.send(.controls(usable))
  }

  /// Whether every style is that of a locked device.
  private var isLockedAlone: Bool { batch.styles.allSatisfy { $0.lock == .locked } }

  /// Source: Apple, “Adding interactivity to widgets and Live Activities”: on a locked device the system performs an
  /// action only after the person has unlocked it.
  private var lockRefusal: String? {
    isLockedAlone ? "the device is locked, and controls do nothing until it is unlocked" : nil
  }

  /// Makes the four frames of pressing one control.
  func press(_ pressed: FoundControl) async throws {
    guard let (entry, notes, configuration) = try await shownEntry() else { return }
    for step in [Interaction.Step.before, .optimistic, .invalidated] {
      try draw(entry, pressed.phase(step), pressed.styles, notes)
    }
    let phase = pressed.phase(.after)
    guard
      let control = try pressed.styles.first.flatMap({ style in
        try controls(of: entry, style).first { $0.name == pressed.name }
      }), let intent = ControlIntent(control)
    else {
      try frames.fail(
        phase: phase.name,
        "The control \(pressed.name) of \(name) isn't there any more: what the provider or the view "
          + "gives must depend on the time and the stored state alone.")
      return
    }
    try output.send(.performing(pressed.name))
    let (record, failure) = await perform(
      intent, InteractionRecord(control, intent, pressed.position))
    try output.send(.interaction(record))
    if let failure { try frames.fail(phase: phase.name, failure) }
    guard record.outcome == .done || record.outcome == .threw else { return }

    try output.send(.calling(.interaction))
    let performed = NetworkGate.takeNotes() + intent.notes
    let answer = await session.ask(.timeline, configuration, moment: "/after/\(pressed.name)")
    for problem in answer.problems {
      try frames.fail(phase: phase.name, problem.message, problem.rule)
    }
    guard let next = answer.entries.shown(at: batch.setting.now) else { return }
    try draw(next, phase, pressed.styles, performed + answer.diagnostics)
  }

  private func controls(of entry: DrivenEntry, _ style: FrameStyle) throws -> [RenderedControl] {
    frames.renderer.controls(
      of: try FrameScene(entry: entry, batch.request(.timeline(0), style), settings))
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
      batch.setting, purpose: "\(batch.kind)/\(batch.family)/perform/\(record.control)")
    let known = WidgetCenter.shared.recordedReloads.count
    let outcome = await intent.perform(within: batch.providerTimeout)
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
          + "system doesn't report it."
      )
    case .late:
      record.outcome = .late
      let limit = PathPart.number(batch.providerTimeout)
      record.message = "not done within \(limit) s"
      return (
        record,
        "\(what) wasn't done within \(limit) s: return from perform() on every path. "
          + "--provider-timeout allows more."
      )
    }
  }

  /// The entry that a person sees now, of a timeline asked for as for the timeline's own frames.
  private func shownEntry() async throws
    -> (entry: DrivenEntry, notes: [Diagnostic], configuration: AnyObject?)?
  {
    try output.send(.calling(.interaction))
    guard let configuration = try await configuration(for: .timeline) else { return nil }
    let answer = await session.ask(.timeline, configuration.value)
    for problem in answer.problems {
      try frames.fail(phase: PhaseKind.timeline.rawValue, problem.message, problem.rule)
    }
    guard let entry = answer.entries.shown(at: batch.setting.now) else { return nil }
    return (entry, configuration.notes + answer.diagnostics, configuration.value)
  }

  private var name: String { "\(batch.kind) (\(batch.family))" }
}

extension [DrivenEntry] {
  /// The last whose time has come; before that the first. In order of date.
  func shown(at moment: Date) -> DrivenEntry? { indexShown(at: moment).map { self[$0] } }

  func indexShown(at moment: Date) -> Int? {
    lastIndex { $0.date <= moment } ?? (isEmpty ? nil : 0)
  }
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
  /// Notes for the frame after it.
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
