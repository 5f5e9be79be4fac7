import AppIntents
import Audit
import DisplayList
import Foundation
import Intents
import SwiftUI
import WidgetKitCore

/// Makes the frames of one unit in this process, telling each step before it is taken: if the
/// process dies, the last word says of what.
@MainActor
struct UnitRun {
  let unit: FrameUnit
  private let description: _WidgetDescription
  let output: MessageStream

  /// What plays the system for one widget.
  struct System {
    let driver: WidgetDriver
    let session: ProviderSession
    let maker: FrameMaker
  }

  init(_ unit: FrameUnit, _ description: _WidgetDescription, _ output: MessageStream) {
    self.unit = unit
    self.description = description
    self.output = output
  }

  func run() async throws {
    guard let device = DeviceTable.device(named: unit.setting.device),
      let family = WidgetFamily(name: unit.family),
      let size = device.size(family, at: unit.setting.placement),
      let driver = description.driver
    else {
      throw HostError("\(unit.kind) can't be made at \(unit.family) on \(unit.setting.device).")
    }
    let session = ProviderSession(driver: driver, unit: unit, family: family, displaySize: size)
    let maker = FrameMaker(
      unit: unit, description: description, device: device, family: family, size: size,
      renderer: ViewRenderer())
    let system = System(driver: driver, session: session, maker: maker)
    if unit.deadPhases.contains(.interaction) { return }
    if let touched = unit.touching { try await touch(touched, system) }
    for phase in unit.touching == nil ? unit.phases : []
    where !unit.deadPhases.contains(phase) {
      if phase == .interaction {
        try await findControls(system)
        continue
      }
      try output.send(WorkerEvent.calling(phase))
      guard let configuration = try await configuration(of: driver, for: phase) else { continue }
      let answer = await session.ask(phase, configuration.value)
      for problem in answer.problems { try fail(phase.rawValue, problem.message, problem.rule) }
      if let policy = answer.policy {
        try output.send(
          WorkerEvent.timeline(
            TimelineRecord(
              family: unit.family, setting: unit.setting, dates: answer.entries.map(\.date),
              policy: policy.record)))
      }
      for (index, entry) in answer.entries.enumerated() {
        try draw(entry, phase.phase(at: index), maker, configuration.notes + answer.diagnostics)
      }
    }
    let donations = Donations.recorded
    if !donations.isEmpty { try output.send(WorkerEvent.donated(donations)) }
  }

  /// - Parameter looks: nil for all of the unit.
  func draw(
    _ entry: DrivenEntry, _ phase: Phase, _ maker: FrameMaker, _ said: [Diagnostic],
    looks: [Look]? = nil
  ) throws {
    for look in looks ?? unit.looks {
      let request = request(phase, look)
      let id = request.id(includingProduct: unit.output.includesProduct)
      if unit.settled.contains(id) { continue }
      try output.send(WorkerEvent.drawing(id: id, request))
      do {
        try output.send(WorkerEvent.made(try maker.make(entry, request, id: id, said: said)))
      } catch let error as HostError {
        try output.send(
          WorkerEvent.failed(failure(phase.name, error.description, id: id, request: request)))
      }
    }
  }

  func request(_ phase: Phase, _ look: Look) -> FrameRequest {
    FrameRequest(
      product: unit.product, kind: unit.kind, family: unit.family, phase: phase,
      setting: unit.setting, look: look)
  }

  /// The configuration that the provider is called with. nil where the one asked for doesn't fit;
  /// then that has been said.
  func configuration(
    of driver: WidgetDriver, for phase: PhaseKind
  ) async throws -> ConfigurationMaker.Made? {
    do {
      let made = try await ConfigurationMaker(driver, unit.configurationPlace).make()
      if let family = WidgetFamily(name: unit.family) {
        WidgetCenter.shared.place([
          WidgetInfo(
            configuration: made.value as? INIntent, family: family, kind: unit.kind)
        ])
      }
      return made
    } catch let refusal as ConfigurationMaker.Refusal {
      try fail(phase.rawValue, refusal.message)
      return nil
    }
  }

  func fail(_ phase: String, _ message: String, _ rule: AuditRule? = nil) throws {
    var failure = failure(phase, message)
    failure.rule = rule
    try output.send(WorkerEvent.failed(failure))
  }

  private func failure(
    _ phase: String, _ message: String, id: String? = nil, request: FrameRequest? = nil
  ) -> FailureRecord {
    FailureRecord(
      product: unit.product, kind: unit.kind, family: unit.family, phase: phase, frameID: id,
      request: request, message: message, output: nil)
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

extension TimelineReloadPolicy {
  var record: TimelineRecord.Policy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
    }
  }
}
