import Foundation
import SwiftUI
import WidgetKitCore

extension WidgetStage {
  func controls(in drawing: Drawing) -> [StagedControl] {
    drawing.rendered.controls.filter(\.isEnabled).map {
      StagedControl(name: $0.name, label: $0.label)
    }
  }

  func refusal(_ widget: Int) -> String? { actors[widget].maker.refusal }

  func touched(
    _ control: StagedControl, in drawing: Drawing, of widget: Int, entry: Int, at date: Date
  ) throws -> [StageAnswer<Drawing>] {
    guard let place = drawing.rendered.controls.first(where: { $0.name == control.name })?.place
    else { return [] }
    let actor = actors[widget]
    // Just touched, then while the intent is performed.
    return try [false, true].map { isPerforming in
      try draw(
        widget, actor.entries[entry], .timeline(entry), loaded: actor.loaded, at: date,
        touched: .init(place: place, isPerforming: isPerforming))
    }
  }

  func touch(
    _ control: StagedControl, in drawing: Drawing, of widget: Int, at date: Date
  ) async throws -> String? {
    guard let found = drawing.rendered.controls.first(where: { $0.name == control.name }),
      let intent = ControlIntent(found)
    else { return "“\(control.label)” of \(name(widget)) performs no intent." }
    let missing = intent.missingParameters
    guard missing.isEmpty else {
      return
        "\(intent.typeName) of \(name(widget)) can't be performed: \(missing.joined(separator: ", ")) "
        + "has no value, and a widget asks for none."
    }
    if let cause = try begin(.intent, widget, at: date) { return cause }
    FrozenWorld.enter(setting(at: date, widget), purpose: "\(name(widget))/\(control.name)")
    let outcome = await intent.perform(within: unit.providerTimeout)
    listen(date)
    switch outcome {
    case .done: return nil
    case .threw(let words): return "\(intent.typeName) of \(name(widget)) threw: \(words)"
    case .late:
      return "\(intent.typeName) of \(name(widget)) didn't come back within "
        + "\(PathPart.number(unit.providerTimeout)) s: return from perform() on every path."
    }
  }
}
