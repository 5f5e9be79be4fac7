import AppIntents
import Foundation
import SwiftUI
import WidgetKitCore

extension WidgetSession {
  func placeholder(_ widget: Int, at date: Date) async throws -> SimulationAnswer<Drawing> {
    let answer = try await ask(.placeholder, widget, .placeholder, at: date)
    guard case .made(let loaded) = answer, let entry = loaded.entries.first else {
      return .failed(failure(of: answer))
    }
    states[widget].placeholder = entry
    return try redrawPlaceholder(widget, at: date)
  }

  func snapshot(_ widget: Int, at date: Date) async throws -> SimulationAnswer<Drawing> {
    let answer = try await ask(.snapshot, widget, .snapshot, at: date)
    guard case .made(let loaded) = answer, let entry = loaded.entries.first else {
      return .failed(failure(of: answer))
    }
    return try draw(widget, entry, .snapshot, loaded: date, at: date)
  }

  func timeline(_ widget: Int, at date: Date) async throws -> SimulationAnswer<SimulatedTimeline> {
    let answer = try await ask(.timeline, widget, .timeline, at: date)
    guard case .made(let loaded) = answer, let policy = loaded.policy, !loaded.entries.isEmpty
    else {
      return .failed(failure(of: answer))
    }
    states[widget].entries = loaded.entries
    states[widget].loaded = date
    states[widget].diagnostics = states[widget].configurationNotes + loaded.diagnostics
    return .made(
      SimulatedTimeline(
        entries: loaded.entries.map { SimulatedEntry(date: $0.date, relevance: $0.relevance) },
        policy: policy.record, problems: loaded.problems.map(\.message)))
  }

  func relevance(_ widget: Int, at date: Date) async throws {
    if try begin(.relevance, widget, at: date) != nil { return }
    FrozenWorld.enter(setting(at: date, widget), purpose: "\(name(widget))/relevance")
    let call = ProviderCall<[RelevantContext]>()
    let relevance = states[widget].driver.relevance
    Task { call.take(Handover(await relevance())) }
    let contexts = await call.value(within: simulation.providerTimeout) ?? []
    let kind = states[widget].placed.kind
    states[widget].clues = contexts.map { RelevantIntentRecord($0, intent: "", kind: kind, date) }
    noteDonations(date)
  }

  private func ask(
    _ action: SimulationStep.Action, _ widget: Int, _ phase: PhaseKind, at date: Date
  ) async throws -> SimulationAnswer<ProviderSession.Answer> {
    guard !isGivenUp(widget) else {
      return .failed("The provider of \(name(widget)) failed too often to be asked again.")
    }
    if let cause = try begin(action, widget, at: date) { return .failed(cause) }
    let state = states[widget]
    var template = simulation.request(for: state.placed, .timeline(0))
    template.setting = setting(at: date, widget)
    let session = ProviderSession(
      driver: state.driver, template: template, family: state.family, displaySize: state.size,
      limit: simulation.providerTimeout, keepsAnswers: true,
      sessionEvents: state.description.settings.sessionEvents)
    let start = DispatchTime.now().uptimeNanoseconds
    let answer = await session.ask(phase, state.configuration.value)
    noteDonations(date)
    guard answer.entries.isEmpty else { return .made(answer) }
    // A provider that used up its time costs as much each time.
    if Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 >= simulation.providerTimeout {
      states[widget].losses += 1
    }
    return .failed(answer.problems.map(\.message).joined(separator: " "))
  }

  private func failure(of answer: SimulationAnswer<ProviderSession.Answer>) -> String {
    if case .failed(let message) = answer { return message }
    return "The provider gave nothing."
  }

  /// The world at a moment of the simulation. Each timeline has random numbers of its own, the first
  /// those of a frame that `render` makes.
  func setting(at date: Date, _ widget: Int) -> Setting {
    var setting = setting
    setting.now = date
    let number = states[widget].calls[.timeline, default: 0]
    setting.seed &+= UInt64(max(number - 1, 0))
    return setting
  }

  // MARK: The world

  func apply(_ change: SystemChange, at date: Date) throws {
    switch change {
    case .timeZone(let zone):
      setting.timeZone = zone
      FrozenWorld.move(toTimeZone: zone)
    case .locale(let locale): setting.locale = locale
    case .typeSize(let size): style.typeSize = size
    case .appearance(let appearance): style.appearance = appearance
    case .offline(let isOffline): NetworkGate.setOffline(isOffline)
    case .locked(let isLocked): style.lock = isLocked ? .locked : .unlocked
    case .appGroup(let groups): try AppGroupFixture(groups: groups).install()
    default: break
    }
  }
}
