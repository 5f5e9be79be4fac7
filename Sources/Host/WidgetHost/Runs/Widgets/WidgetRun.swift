import AppIntents
import Audit
import DisplayList
import Failures
import Foundation
import Intents
import SwiftUI
import WidgetKitCore

/// Makes the frames of one widget in this process: asks its provider for the entries of each phase and draws them.
@MainActor
struct WidgetRun {
  let frames: FramePipeline
  let settings: WidgetSettings
  let driver: WidgetDriver
  let session: ProviderSession
  /// The reason why controls can't be pressed where the widget is; nil where they can.
  let refusal: String?

  var batch: FrameBatch { frames.batch }
  var output: EventOutput { frames.output }

  /// - Throws: a `Failure`, where the device doesn't have the family.
  init(_ frames: FramePipeline, _ description: _WidgetDescription) throws {
    let batch = frames.batch
    guard let device = batch.setting.resolvedDevice,
      let family = WidgetFamily(name: batch.family),
      let size = device.size(family, at: batch.setting.placement),
      let driver = description.driver
    else {
      throw Failure("\(batch.kind) can't be made at \(batch.family) on \(batch.setting.device).")
    }
    self.frames = frames
    self.driver = driver
    settings = description.settings
    session = ProviderSession(
      driver: driver, template: batch.template, family: family, displaySize: size,
      limit: batch.providerTimeout, ended: batch.placeholderPhases,
      sessionEvents: description.settings.sessionEvents)
    refusal = Interactivity.refusal(
      family, on: device, at: batch.setting.placement ?? .standard(for: family, on: device))
  }

  func run() async throws {
    if batch.failedPhases.contains(.interaction) { return }
    if let control = batch.pressing {
      try await press(control)
    } else {
      for phase in batch.phases where !batch.failedPhases.contains(phase) { try await make(phase) }
    }
    let donations = Donations.recorded
    if !donations.isEmpty { try output.send(.donated(donations)) }
  }

  private func make(_ phase: PhaseKind) async throws {
    if phase == .interaction { return try await findControls() }
    try output.send(.calling(phase))
    ThreadOrder.levelMemory(before: phase)
    guard let configuration = try await configuration(for: phase) else { return }
    let answer = await session.ask(phase, configuration.value)
    for problem in answer.problems {
      try frames.fail(phase: phase.rawValue, problem.message, problem.rule)
    }
    if let policy = answer.policy {
      try output.send(
        .timeline(
          TimelineRecord(
            family: batch.family, setting: batch.setting, dates: answer.entries.map(\.date),
            policy: policy.record)))
    }
    let placeholder = try await lockedPlaceholder(for: phase, configuration.value)
    for (index, provided) in answer.entries.enumerated() {
      if phase == .timeline, let date = batch.live?.date,
        index != answer.entries.indexShown(at: date)
      {
        continue
      }
      guard let entry = try edited(provided, of: phase) else { continue }
      if phase == .timeline, let date = batch.live?.date {
        try drawShown(entry, index, at: date, configuration.notes + answer.diagnostics, placeholder)
        continue
      }
      let notes = configuration.notes + answer.diagnostics
      try draw(
        entry, phase.phase(at: index), batch.styles, notes, placeholder: placeholder,
        isPlaceholder: answer.isPlaceholder,
        until: phase == .timeline ? answer.end(of: index) : nil)
      if phase == .snapshot, batch.showsLocked, !answer.isPlaceholder {
        try drawLocked(entry, notes, placeholder)
      }
    }
  }

  /// The entry with the values that a live page gives its properties; nil where it can't have them, which is then
  /// reported.
  private func edited(_ entry: DrivenEntry, of phase: PhaseKind) throws -> DrivenEntry? {
    guard let values = batch.live?.entry.flatMap({ EntryValue(json: $0) }) else { return entry }
    do {
      return try entry.edited(values)
    } catch {
      try frames.fail(phase: phase.rawValue, "The entry: \(error)", isUsage: true)
      return nil
    }
  }

  // MARK: Locked devices

  /// The placeholder that a locked device shows in the place of entries; nil where it shows the entries.
  private func lockedPlaceholder(
    for phase: PhaseKind, _ configuration: AnyObject?
  ) async throws -> DrivenEntry? {
    let isLocked = batch.styles.contains { $0.lock == .locked } || batch.showsLocked
    guard isLocked, batch.world.dataProtection.hidesLockedWidgets, phase != .placeholder,
      !batch.failedPhases.contains(.placeholder)
    else { return nil }
    try output.send(.calling(.placeholder))
    return await session.ask(.placeholder, configuration).entries.first
  }

  private func scene(
    _ entry: DrivenEntry, _ request: FrameRequest, _ placeholder: DrivenEntry?,
    isPlaceholder: Bool = false
  ) throws -> FrameScene {
    var scene = try FrameScene(entry: entry, request, settings)
    if isPlaceholder { scene = scene.redacted }
    guard request.style.lock == .locked, let placeholder else { return scene }
    return scene.protected(showing: placeholder, batch.world.dataProtection)
  }

  /// Draws the snapshot on a locked device, in the first style, where that hides something.
  private func drawLocked(
    _ entry: DrivenEntry, _ notes: [Diagnostic], _ placeholder: DrivenEntry?
  ) throws {
    guard var style = batch.styles.first,
      !batch.styles.contains(where: { $0.lock == .locked }),
      // What ended an earlier process isn't tried in another style.
      !batch.settled.contains(batch.id(of: batch.request(.snapshot, style)))
    else { return }
    style.lock = .locked
    let request = batch.request(.snapshot, style)
    try frames.make(request, notes: notes) {
      let scene = try scene(entry, request, placeholder)
      return frames.renderer.hidesContent(scene) ? scene : nil
    }
  }

  // MARK: Drawing

  /// Draws an entry as it is on screen at a date.
  private func drawShown(
    _ entry: DrivenEntry, _ index: Int, at date: Date, _ notes: [Diagnostic],
    _ placeholder: DrivenEntry?
  ) throws {
    for style in batch.styles {
      let request = batch.request(.timeline(index), style)
      try frames.make(request, notes: notes) {
        try scene(entry, request, placeholder).shown(at: max(date, entry.date))
      }
    }
  }

  /// - Parameters:
  ///   - placeholder: what a locked device shows in the entry's place; nil for the entry.
  ///   - isPlaceholder: whether the entry is the provider's placeholder in the place of an answer.
  ///   - end: the date until which the entry is on screen; nil where its running texts stand still.
  func draw(
    _ entry: DrivenEntry, _ phase: Phase, _ styles: [FrameStyle], _ notes: [Diagnostic],
    placeholder: DrivenEntry? = nil, isPlaceholder: Bool = false, until end: Date? = nil
  ) throws {
    for style in styles {
      let request = batch.request(phase, style)
      try frames.make(request, notes: notes, until: end) {
        try scene(entry, request, placeholder, isPlaceholder: isPlaceholder)
      }
    }
  }

  /// The configuration that the provider is called with; nil where the one asked for doesn't fit, which is then
  /// reported.
  func configuration(for phase: PhaseKind) async throws -> ConfigurationMaker.Made? {
    do {
      let made = try await ConfigurationMaker(
        driver, ConfigurationContext(batch.template, limit: batch.providerTimeout)
      ).make()
      WidgetCenter.shared.place([
        WidgetInfo(
          configuration: made.value as? INIntent, family: session.family, kind: batch.kind)
      ])
      return made
    } catch let refusal as ConfigurationMaker.Refusal {
      try frames.fail(phase: phase.rawValue, refusal.message, isUsage: true)
      return nil
    }
  }
}

extension PhaseKind {
  func phase(at index: Int) -> Phase {
    switch self {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline, .interaction: .timeline(index)
    case .preview: .sample(.preview, name: String(index + 1), index: index)
    }
  }
}

extension ProviderSession.Answer {
  /// The date until which an entry is on screen: the next one's. The last stays until the reload that the policy
  /// asks for; with `.atEnd`, which asks at once, and with `.never` a day is assumed.
  fileprivate func end(of index: Int) -> Date {
    let date = entries[index].date
    if let next = entries.dropFirst(index + 1).first { return next.date }
    if case .after(let reload)? = policy?.record, reload > date { return reload }
    return date.addingTimeInterval(86_400)
  }
}

extension TimelineReloadPolicy {
  var record: TimelineRecord.Policy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
    }
  }
}
