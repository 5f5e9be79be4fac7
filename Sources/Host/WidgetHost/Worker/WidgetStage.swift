import AppIntents
import DisplayList
import Foundation
import Intents
import SwiftUI
import WidgetKitCore

/// The widgets of a play in this process. Each call into their code is told before it is made: if
/// the process dies, the last word says of what.
@MainActor
final class WidgetStage: PlayStage {
  /// A widget, and what it answered last.
  struct Actor {
    let placed: PlayUnit.Placed
    let description: _WidgetDescription
    let driver: WidgetDriver
    let family: WidgetFamily
    let size: CGSize
    let device: Device
    let maker: FrameMaker
    var configuration: Handover<AnyObject?> = Handover(nil)
    var placeholder: DrivenEntry?
    var entries: [DrivenEntry] = []
    var loaded = Date(timeIntervalSince1970: 0)
    var diagnostics: [Diagnostic] = []
    /// Of the configuration.
    var said: [Diagnostic] = []
    var calls: [PlayStep.Act: Int] = [:]
    /// Calls that cost a whole time limit, or the process.
    var losses = 0
    var clues: [RelevantIntentRecord] = []
    var pictures: PictureStore
  }

  /// What a drawing is, beside its picture.
  struct Drawing {
    var rendered: RenderedView
    var diagnostics: [Diagnostic]
  }

  let unit: PlayUnit
  let output: MessageStream
  var setting: Setting
  var look: Look
  var actors: [Actor] = []
  private(set) var donations: [PlayRecord.Named] = []
  private(set) var relevantIntents: [RelevantIntentRecord] = []
  /// Donations that were noted.
  private var heard: [Donations.Record] = []

  /// - Throws: ``HostError``, where the product hasn't a widget any more.
  init(_ unit: PlayUnit, _ descriptions: [_WidgetDescription], _ output: MessageStream) async throws
  {
    self.unit = unit
    self.output = output
    setting = unit.setting
    look = unit.look
    let renderer = ViewRenderer()
    for placed in unit.widgets {
      guard let description = descriptions.first(where: { $0.kind == placed.kind }),
        let driver = description.driver, let family = WidgetFamily(name: placed.family),
        let device = DeviceTable.device(named: unit.setting.device),
        let size = device.size(family, at: unit.setting.placement)
      else {
        throw HostError(
          "\(placed.kind) can't be made at \(placed.family) on \(unit.setting.device).")
      }
      let maker = FrameMaker(
        unit: unit.unit(for: placed), description: description, device: device, family: family,
        size: size, renderer: renderer)
      var actor = Actor(
        placed: placed, description: description, driver: driver, family: family, size: size,
        device: device, maker: maker,
        pictures: PictureStore(unit.output, folder: unit.folder(of: placed)))
      do {
        let place = unit.unit(for: placed).configurationPlace
        let made = try await ConfigurationMaker(driver, place).make()
        actor.configuration = Handover(made.value)
        actor.said = made.notes
      } catch let refusal as ConfigurationMaker.Refusal {
        throw HostError(refusal.message)
      }
      actors.append(actor)
    }
    try placeOnDevice()
  }

  var widgets: [StagedWidget] {
    actors.map { actor in
      StagedWidget(
        kind: actor.placed.kind, family: actor.placed.family,
        takesPush: actor.description.settings.pushHandler != nil,
        takesStandBy: Placement.standBy.takes(actor.family, on: actor.device))
    }
  }

  /// Tells the widgets' code which of them the user has, and their push handlers of the token.
  private func placeOnDevice() throws {
    let infos = actors.map {
      WidgetInfo(configuration: $0.configuration.value, family: $0.family, kind: $0.placed.kind)
    }
    let takesPush = actors.contains { $0.description.settings.pushHandler != nil }
    let info = takesPush ? WidgetPushInfo(token: Data(0..<32)) : nil
    WidgetCenter.shared.place(infos, pushInfo: info)
    guard let info else { return }
    var told: Set<String> = []
    for (index, actor) in actors.enumerated() {
      guard let handler = actor.description.settings.pushHandler,
        told.insert("\(handler)").inserted,
        try begin(.pushHandler, index, at: unit.start) == nil
      else { continue }
      handler.init().pushTokenDidChange(info, widgets: infos)
    }
  }

  // MARK: Steps

  /// Says what comes next.
  ///
  /// - Returns: how an earlier process died of it; nil where it may be done.
  func begin(_ act: PlayStep.Act, _ widget: Int, at date: Date) throws -> String? {
    let number = actors[widget].calls[act, default: 0]
    actors[widget].calls[act] = number + 1
    let step = PlayStep(widget: widget, act: act, number: number)
    if let cause = unit.dead[step] {
      actors[widget].losses += 1
      return cause
    }
    try output.send(WorkerEvent.playing(step, date))
    return nil
  }

  /// How often a widget may cost a whole time limit before it isn't asked any more.
  private static let lossesAllowed = 3

  func isGivenUp(_ widget: Int) -> Bool { actors[widget].losses >= Self.lossesAllowed }

  /// Notes what the widgets' code told the system while it ran.
  func listen(_ date: Date) {
    let all = Donations.recorded
    var known = heard
    for record in all {
      if let index = known.firstIndex(of: record) {
        known.remove(at: index)
        continue
      }
      let notes = record.values + record.relevance
      let values = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
      donations.append(PlayRecord.Named(date: date, name: record.intent + values))
    }
    heard = all
    if let update = RelevantIntentManager.shared.takeUpdate() {
      relevantIntents = update.map {
        RelevantIntentRecord($0.context, intent: $0.intentName, kind: $0.widgetKind, date)
      }
    }
  }

  func takeReloadCalls() -> [String?] { WidgetCenter.shared.takeReloads() }

  func takeRelevanceCalls() -> [String] {
    WidgetCenter.shared.takeInvalidations().compactMap { invalidation in
      if case .relevance(let kind) = invalidation { kind } else { nil }
    }
  }

  /// In words, for failures.
  func name(_ widget: Int) -> String {
    "\(actors[widget].placed.kind) (\(actors[widget].placed.family))"
  }
}

extension RelevantIntentRecord {
  init(_ context: RelevantContext, intent: String, kind: String, _ date: Date) {
    self.init(
      date: date, intent: intent, kind: kind, clue: context.words, from: context.dates?.lowerBound,
      to: context.dates?.upperBound)
  }
}
