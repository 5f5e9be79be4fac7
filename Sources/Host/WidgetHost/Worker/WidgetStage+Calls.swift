import AppIntents
import Foundation
import SwiftUI
import WidgetKitCore

extension WidgetStage {
  func placeholder(_ widget: Int, at date: Date) async throws -> StageAnswer<Drawing> {
    let answer = try await ask(.placeholder, widget, .placeholder, at: date)
    guard case .made(let said) = answer, let entry = said.entries.first else {
      return .failed(failure(of: answer))
    }
    actors[widget].placeholder = entry
    return try redrawPlaceholder(widget, at: date)
  }

  func snapshot(_ widget: Int, at date: Date) async throws -> StageAnswer<Drawing> {
    let answer = try await ask(.snapshot, widget, .snapshot, at: date)
    guard case .made(let said) = answer, let entry = said.entries.first else {
      return .failed(failure(of: answer))
    }
    return try draw(widget, entry, .snapshot, loaded: date, at: date)
  }

  func timeline(_ widget: Int, at date: Date) async throws -> StageAnswer<StageTimeline> {
    let answer = try await ask(.timeline, widget, .timeline, at: date)
    guard case .made(let said) = answer, let policy = said.policy, !said.entries.isEmpty else {
      return .failed(failure(of: answer))
    }
    actors[widget].entries = said.entries
    actors[widget].loaded = date
    actors[widget].diagnostics = actors[widget].said + said.diagnostics
    return .made(
      StageTimeline(
        entries: said.entries.map { StageEntry(date: $0.date, relevance: $0.relevance) },
        policy: policy.record, problems: said.problems.map(\.message)))
  }

  func relevance(_ widget: Int, at date: Date) async throws {
    if try begin(.relevance, widget, at: date) != nil { return }
    FrozenWorld.enter(setting(at: date, widget), purpose: "\(name(widget))/relevance")
    let call = ProviderCall<[RelevantContext]>()
    let relevance = actors[widget].driver.relevance
    Task.detached { call.take(Handover(await relevance())) }
    let contexts = await call.value(within: unit.providerTimeout) ?? []
    let kind = actors[widget].placed.kind
    actors[widget].clues = contexts.map { RelevantIntentRecord($0, intent: "", kind: kind, date) }
    listen(date)
  }

  private func ask(
    _ act: PlayStep.Act, _ widget: Int, _ phase: PhaseKind, at date: Date
  ) async throws -> StageAnswer<ProviderSession.Answer> {
    guard !isGivenUp(widget) else {
      return .failed("The provider of \(name(widget)) failed too often to be asked again.")
    }
    if let cause = try begin(act, widget, at: date) { return .failed(cause) }
    let actor = actors[widget]
    var frames = unit.unit(for: actor.placed)
    frames.setting = setting(at: date, widget)
    let session = ProviderSession(
      driver: actor.driver, unit: frames, family: actor.family, displaySize: actor.size)
    let start = DispatchTime.now().uptimeNanoseconds
    let answer = await session.ask(phase, actor.configuration.value)
    listen(date)
    guard answer.entries.isEmpty else { return .made(answer) }
    // A provider that used up its time costs as much each time.
    if Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 >= unit.providerTimeout {
      actors[widget].losses += 1
    }
    return .failed(answer.problems.map(\.message).joined(separator: " "))
  }

  private func failure(of answer: StageAnswer<ProviderSession.Answer>) -> String {
    if case .failed(let message) = answer { return message }
    return "The provider gave nothing."
  }

  /// The world at a moment of the play. Each timeline has random numbers of its own, the first
  /// those of a frame that `render` makes.
  func setting(at date: Date, _ widget: Int) -> Setting {
    var setting = setting
    setting.now = date
    let number = actors[widget].calls[.timeline, default: 0]
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
    case .typeSize(let size): look.typeSize = size
    case .appearance(let appearance): look.appearance = appearance
    case .appGroup(let groups): try AppGroupFixture(groups: groups).install()
    default: break
    }
  }
}
