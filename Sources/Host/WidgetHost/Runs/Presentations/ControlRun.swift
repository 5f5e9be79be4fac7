import AppIntents
import Foundation
import SwiftUI
import WidgetKitCore

/// Makes the frames of one size of a control in this process.
@MainActor
struct ControlRun {
  private struct State {
    let name: String
    let parts: _ControlParts
    /// Whether a toggle is on, or a button's intent is being performed.
    let isActive: Bool
  }

  private let frames: FramePipeline
  private let settings: WidgetSettings
  private let driver: ControlDriver
  private var batch: FrameBatch { frames.batch }

  init(_ frames: FramePipeline, _ settings: WidgetSettings, _ driver: ControlDriver) {
    self.frames = frames
    self.settings = settings
    self.driver = driver
  }

  func run() async throws {
    guard !batch.failedPhases.contains(.preview) else { return }
    try frames.output.send(.calling(.preview))
    for (index, state) in try await states().enumerated() {
      let phase = Phase.sample(.state, name: state.name, index: index)
      for style in batch.styles {
        let request = batch.request(phase, style)
        try frames.make(request) {
          try FrameScene(
            control: state.parts, isActive: state.isActive, request, settings,
            frames.renderer.views)
        }
      }
    }
  }

  /// The control as it is now and as the system's gallery shows it; then a toggle on and off, or a button whose intent
  /// is being performed.
  private func states() async throws -> [State] {
    let configuration = Handover(await driver.makeConfiguration())
    FrozenWorld.enter(batch.setting, purpose: "\(batch.kind)/\(batch.family)/value")
    var states: [State] = []
    let call = ProviderCall<Result<Handover<ControlTemplate>, any Error>>()
    driver.current(configuration.value) { call.take(Handover($0)) }
    switch await call.value(within: batch.providerTimeout) {
    case .success(let template): try add("current", template.value, to: &states)
    case .failure(let error):
      try fail(
        "The value provider of \(batch.kind) threw: \(error). The system shows the value before "
          + "then; return one for the case that nothing is known.")
    case nil:
      try fail(
        "The value provider of \(batch.kind) gave no value within "
          + "\(PathPart.number(batch.providerTimeout)) s. --provider-timeout allows more.")
    }
    FrozenWorld.enter(batch.setting, purpose: "\(batch.kind)/\(batch.family)/preview")
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
        "The control \(batch.kind) has neither a ControlWidgetButton nor a ControlWidgetToggle.")
    }
    states.append(State(name: name, parts: parts, isActive: parts.isOn ?? false))
  }

  private func fail(_ message: String) throws { try frames.fail(phase: "preview", message) }
}
