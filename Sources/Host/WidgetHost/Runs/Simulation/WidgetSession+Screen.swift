import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

extension WidgetSession {
  func draw(_ widget: Int, entry: Int, at date: Date) throws -> SimulationAnswer<Drawing> {
    let state = states[widget]
    return try draw(
      widget, state.entries[entry], .timeline(entry), loaded: state.loaded, at: date,
      notes: state.diagnostics)
  }

  func runs(_ drawing: Drawing) -> Bool { drawing.running != nil }

  func moments(of drawing: Drawing, from start: Date, to end: Date) -> [Date] {
    guard let running = drawing.running else { return [] }
    return RunningMoments(limit: simulation.output.moments).dates(of: running, from: start, to: end)
  }

  func redrawPlaceholder(_ widget: Int, at date: Date) throws -> SimulationAnswer<Drawing> {
    guard let entry = states[widget].placeholder else {
      return .failed("The provider of \(name(widget)) gave no placeholder.")
    }
    return try draw(widget, entry, .placeholder, loaded: simulation.start, at: date)
  }

  func redraw(
    _ drawing: Drawing, of widget: Int, at date: Date
  ) throws -> SimulationAnswer<Drawing> {
    let scene = drawing.scene
    let entry = DrivenEntry(date: scene.options.displayDate, relevance: nil, view: scene.view)
    return try draw(
      widget, entry, scene.request.phase, loaded: scene.request.setting.now, at: date,
      notes: scene.notes)
  }

  /// - Parameters:
  ///   - loaded: the time that the clock shows to the view's code: when the entry came, since that is when the
  ///     system archives its view.
  ///   - date: when it comes on screen.
  func draw(
    _ widget: Int, _ entry: DrivenEntry, _ phase: Phase, loaded: Date, at date: Date,
    notes: [Diagnostic] = [], pressing: (control: RenderedControl, isPerforming: Bool)? = nil
  ) throws -> SimulationAnswer<Drawing> {
    if let cause = try begin(.drawing, widget, at: date) { return .failed(cause) }
    let placed = states[widget].placed
    var request = simulation.request(for: placed, phase)
    request.setting = setting
    request.style = style
    request.setting.now = loaded
    FrozenWorld.enter(request.setting, purpose: "\(placed.kind)/\(placed.family)/\(phase.name)")
    var scene = try FrameScene(
      entry: entry, request, states[widget].description.settings, displayDate: date)
    scene.notes = notes
    let protection = simulation.world.dataProtection
    if style.lock == .locked, protection.hidesLockedWidgets, phase != .placeholder,
      let placeholder = states[widget].placeholder
    {
      scene = scene.protected(showing: placeholder, protection)
    }
    if let (control, isPerforming) = pressing {
      scene = scene.pressing(control, isPerforming: isPerforming)
    }
    return .made(renderer.render(scene))
  }

  /// Remembers whether a locked device hides anything of the widget. Where it doesn't, the picture is the unlocked
  /// one's, whose diagnostics alone are kept.
  private func noteWhatIsHidden(in drawing: Drawing, _ widget: Int) {
    let request = drawing.scene.request
    guard request.style.lock == .locked, case .timeline = request.phase else { return }
    if drawing.diagnostics.contains(.nothingSensitive) {
      states[widget].showedAllWhenLocked = true
    } else {
      states[widget].hidWhenLocked = true
    }
  }

  func keep(_ drawing: Drawing, of widget: Int) throws -> Int {
    let scale = style.scale ?? Double(states[widget].device.scale)
    noteWhatIsHidden(in: drawing, widget)
    return try states[widget].pictures.keep(
      drawing.displayList, diagnostics: drawing.diagnostics, scale: scale)
  }
}
