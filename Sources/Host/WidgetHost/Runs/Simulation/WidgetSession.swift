import AppIntents
import DisplayList
import Failures
import Foundation
import Intents
import SwiftUI
import WidgetKitCore

/// The widgets of a simulation, run in this process. Each call into their code is announced before it is
/// made, so that the last event names the call that ended the process.
@MainActor
final class WidgetSession: SimulationBackend {
  /// A widget and its last answers.
  struct WidgetState {
    let placed: PlacedWidget
    let description: _WidgetDescription
    let driver: WidgetDriver
    let family: WidgetFamily
    let size: CGSize
    let device: Device
    let placement: Placement
    var configuration: Handover<AnyObject?> = Handover(nil)
    var placeholder: DrivenEntry?
    var entries: [DrivenEntry] = []
    var loaded = Date(timeIntervalSince1970: 0)
    var diagnostics: [Diagnostic] = []
    /// Notes on the configuration.
    var configurationNotes: [Diagnostic] = []
    var calls: [SimulationStep.Action: Int] = [:]
    /// Calls that cost a whole time limit, or the process.
    var losses = 0
    var clues: [RelevantIntentRecord] = []
    var pictures: PictureStore
    /// Whether an entry was on the screen of the locked device and hid nothing.
    var showedAllWhenLocked = false
    var hidWhenLocked = false
    var lockNotes: [Diagnostic] {
      showedAllWhenLocked && !hidWhenLocked ? [.nothingSensitive] : []
    }
  }

  typealias Drawing = FrameArtifact

  let simulation: SimulationRequest
  let output: EventOutput
  let renderer = FrameRenderer()
  var setting: Setting
  var style: FrameStyle
  var states: [WidgetState] = []
  private(set) var donations: [SimulationRecord.Named] = []
  private(set) var relevantIntents: [RelevantIntentRecord] = []
  /// Donations that are in `donations` already.
  private var noted: [Donations.Record] = []

  /// - Throws: a `Failure`, where the product hasn't a widget any more.
  init(
    _ simulation: SimulationRequest, _ descriptions: [_WidgetDescription], _ output: EventOutput
  ) async throws {
    self.simulation = simulation
    self.output = output
    setting = simulation.setting
    style = simulation.style
    for placed in simulation.widgets {
      guard let description = descriptions.first(where: { $0.kind == placed.kind }),
        let driver = description.driver, let family = WidgetFamily(name: placed.family),
        let device = simulation.setting.resolvedDevice,
        let size = device.size(family, at: simulation.setting.placement)
      else {
        throw Failure(
          "\(placed.kind) can't be made at \(placed.family) on \(simulation.setting.device).")
      }
      var state = WidgetState(
        placed: placed, description: description, driver: driver, family: family, size: size,
        device: device,
        placement: simulation.setting.placement ?? .standard(for: family, on: device),
        pictures: PictureStore(simulation.output, folder: simulation.folder(of: placed)))
      do {
        let context = ConfigurationContext(
          simulation.request(for: placed, .timeline(0)), limit: simulation.providerTimeout)
        let made = try await ConfigurationMaker(driver, context).make()
        state.configuration = Handover(made.value)
        state.configurationNotes = made.notes
      } catch let refusal as ConfigurationMaker.Refusal {
        throw Failure(refusal.message)
      }
      states.append(state)
    }
    try placeOnDevice()
  }

  var widgets: [SimulatedWidget] {
    states.map { state in
      SimulatedWidget(
        kind: state.placed.kind, family: state.placed.family,
        takesPush: state.description.settings.pushHandler != nil,
        takesStandBy: Placement.standBy.takes(state.family, on: state.device))
    }
  }

  /// Gives the widgets' code the list of those that the user has, and their push handlers the token.
  private func placeOnDevice() throws {
    let infos = states.map {
      WidgetInfo(configuration: $0.configuration.value, family: $0.family, kind: $0.placed.kind)
    }
    let takesPush = states.contains { $0.description.settings.pushHandler != nil }
    let info = takesPush ? WidgetPushInfo(token: Data(0..<32)) : nil
    WidgetCenter.shared.place(infos, pushInfo: info)
    guard let info else { return }
    var notified: Set<String> = []
    for (index, state) in states.enumerated() {
      guard let handler = state.description.settings.pushHandler,
        notified.insert("\(handler)").inserted,
        try begin(.pushHandler, index, at: simulation.start) == nil
      else { continue }
      handler.init().pushTokenDidChange(info, widgets: infos)
    }
  }

  // MARK: Steps

  /// Announces the next call.
  ///
  /// - Returns: how the call ended an earlier process; nil where it may be made.
  func begin(_ action: SimulationStep.Action, _ widget: Int, at date: Date) throws -> String? {
    let number = states[widget].calls[action, default: 0]
    states[widget].calls[action] = number + 1
    let step = SimulationStep(widget: widget, action: action, number: number)
    if let cause = simulation.failedSteps[step] {
      states[widget].losses += 1
      return cause
    }
    try output.send(.simulating(step, date))
    return nil
  }

  /// The number of time limits that a widget may use up before it isn't asked any more.
  private static let lossesAllowed = 3

  func isGivenUp(_ widget: Int) -> Bool { states[widget].losses >= Self.lossesAllowed }

  /// Notes what the widgets' code donated to the system while it ran.
  func noteDonations(_ date: Date) {
    let all = Donations.recorded
    var known = noted
    for record in all {
      if let index = known.firstIndex(of: record) {
        known.remove(at: index)
        continue
      }
      let notes = record.values + record.relevance
      let values = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
      donations.append(SimulationRecord.Named(date: date, name: record.intent + values))
    }
    noted = all
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

  /// The widget's name in failures.
  func name(_ widget: Int) -> String {
    "\(states[widget].placed.kind) (\(states[widget].placed.family))"
  }
}

extension RelevantIntentRecord {
  init(_ context: RelevantContext, intent: String, kind: String, _ date: Date) {
    self.init(
      date: date, intent: intent, kind: kind, clue: context.text, from: context.dates?.lowerBound,
      to: context.dates?.upperBound)
  }
}
