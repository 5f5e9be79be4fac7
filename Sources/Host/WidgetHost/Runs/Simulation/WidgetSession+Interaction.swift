import Foundation
import SwiftUI
import WidgetKitCore

extension WidgetSession {
  func controls(in drawing: Drawing) -> [SimulatedControl] {
    drawing.controls.filter(\.isEnabled).map {
      SimulatedControl(name: $0.name, label: $0.label)
    }
  }

  func refusal(_ widget: Int) -> String? {
    Interactivity.refusal(
      states[widget].family, on: states[widget].device, at: states[widget].placement)
  }

  func pressed(
    _ control: SimulatedControl, in drawing: Drawing, of widget: Int, entry: Int, at date: Date
  ) throws -> [SimulationAnswer<Drawing>] {
    guard let found = drawing.controls.first(where: { $0.name == control.name }) else { return [] }
    let state = states[widget]
    // Just pressed, then while the intent is performed.
    return try [false, true].map { isPerforming in
      try draw(
        widget, state.entries[entry], .timeline(entry), loaded: state.loaded, at: date,
        pressing: (found, isPerforming))
    }
  }

  func press(
    _ control: SimulatedControl, in drawing: Drawing, of widget: Int, at date: Date
  ) async throws -> String? {
    guard let found = drawing.controls.first(where: { $0.name == control.name }),
      let intent = ControlIntent(found)
    else { return "“\(control.label)” of \(name(widget)) performs no intent." }
    let missing = intent.missingParameters
    guard missing.isEmpty else {
      return
        "\(intent.typeName) of \(name(widget)) can't be performed: \(missing.joined(separator: ", ")) "
        + "has no value, and a widget asks for none."
    }
    if let cause = try begin(.intent, widget, at: date) { return cause }
    let placed = states[widget].placed
    NetworkGate.resume("\(placed.kind)/\(placed.family)/timeline")
    FrozenWorld.enter(setting(at: date, widget), purpose: "\(name(widget))/\(control.name)")
    let outcome = await intent.perform(within: simulation.providerTimeout)
    noteDonations(date)
    switch outcome {
    case .done: return nil
    case .threw(let error): return "\(intent.typeName) of \(name(widget)) threw: \(error)"
    case .late:
      return "\(intent.typeName) of \(name(widget)) didn't come back within "
        + "\(PathPart.number(simulation.providerTimeout)) s: return from perform() on every path."
    }
  }
}
