import AppIntents
import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Makes the frames of one size of a control in this process, telling each step before it is taken.
@MainActor
struct ControlRun {
  private struct State {
    let name: String
    let parts: _ControlParts
    /// On, or at work.
    let isActive: Bool
  }

  private let unit: FrameUnit
  private let description: _WidgetDescription
  private let driver: ControlDriver
  private let output: MessageStream
  private let renderer = ViewRenderer()

  init(
    _ unit: FrameUnit, _ description: _WidgetDescription, _ driver: ControlDriver,
    _ output: MessageStream
  ) {
    self.unit = unit
    self.description = description
    self.driver = driver
    self.output = output
  }

  func run() async throws {
    guard let device = DeviceTable.device(named: unit.setting.device),
      let presentation = Presentation(rawValue: unit.family), let size = presentation.controlSize,
      let canvas = device.canvas(presentation)
    else {
      throw HostError("\(unit.kind) can't be made at \(unit.family) on \(unit.setting.device).")
    }
    guard !unit.deadPhases.contains(.preview) else { return }
    try output.send(WorkerEvent.calling(.preview))
    let maker = PresentedFrameMaker(unit, renderer)
    for (index, state) in try await states().enumerated() {
      let phase = Phase.sample(.state, name: state.name, index: index)
      for look in unit.looks {
        let request = FrameRequest(
          product: unit.product, kind: unit.kind, family: unit.family, phase: phase,
          setting: unit.setting, look: look)
        let id = request.id(includingProduct: unit.output.includesProduct)
        if unit.settled.contains(id) { continue }
        try output.send(WorkerEvent.drawing(id: id, request))
        FrozenWorld.beginDrawing(request.setting, purpose: id)
        defer { FrozenWorld.endDrawing() }
        let environment = PresentationEnvironment.values(
          request, on: device, isAlwaysDark: true, settings: description.settings)
        let face = ControlContents(renderer, environment, unit.setting.now)
        let content = face.content(state.parts, isActive: state.isActive)
        var picture = PresentedPicture(view: AnyView(ControlFace(content, size)), canvas: canvas)
        if content.icon == nil { picture.said = [Self.noSymbol] }
        try output.send(WorkerEvent.made(try maker.make(picture, request, environment, id: id)))
      }
    }
  }

  /// As it is now; as where controls are chosen from; then a toggle on and off, and a button at work.
  private func states() async throws -> [State] {
    let configuration = Handover(await driver.makeConfiguration())
    FrozenWorld.enter(unit.setting, purpose: "\(unit.kind)/\(unit.family)/value")
    var states: [State] = []
    let call = ProviderCall<Result<Handover<ControlTemplate>, any Error>>()
    driver.current(configuration.value) { call.take(Handover($0)) }
    switch await call.value(within: unit.providerTimeout) {
    case .success(let template): try add("current", template.value, to: &states)
    case .failure(let error):
      try fail(
        "The value provider of \(unit.kind) threw: \(error). The system shows the value before "
          + "then; return one that says that nothing is known.")
    case nil:
      try fail(
        "The value provider of \(unit.kind) gave no value within "
          + "\(PathPart.number(unit.providerTimeout)) s. --provider-timeout allows more.")
    }
    FrozenWorld.enter(unit.setting, purpose: "\(unit.kind)/\(unit.family)/preview")
    try add("preview", driver.preview(configuration.value), to: &states)
    guard let parts = states.first?.parts else { return [] }
    if parts.isOn != nil {
      states.append(State(name: "on", parts: parts, isActive: true))
      states.append(State(name: "off", parts: parts, isActive: false))
    } else if parts.valueLabel(true) != nil {
      states.append(State(name: "running", parts: parts, isActive: true))
    }
    return states
  }

  private func add(
    _ name: String, _ template: ControlTemplate, to states: inout [State]
  ) throws {
    guard let parts = template.parts() else {
      return try fail(
        "The control \(unit.kind) has neither a ControlWidgetButton nor a ControlWidgetToggle.")
    }
    states.append(State(name: name, parts: parts, isActive: parts.isOn ?? false))
  }

  private func fail(_ message: String) throws {
    try output.send(
      WorkerEvent.failed(
        FailureRecord(
          product: unit.product, kind: unit.kind, family: unit.family, phase: "preview",
          message: message)))
  }

  private static let noSymbol = Diagnostic(
    code: "control-without-symbol",
    message: "The control has no symbol, and where it is small that is all that shows: put a Label "
      + "with systemImage into its label or its value label.")
}

extension Presentation {
  var controlSize: ControlFace.Size? {
    switch self {
    case .controlSmall: .small
    case .controlMedium: .medium
    case .controlLarge: .large
    case .controlLockScreen: .lockScreen
    default: nil
    }
  }
}
