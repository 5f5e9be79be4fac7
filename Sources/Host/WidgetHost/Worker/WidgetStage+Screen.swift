import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

extension WidgetStage {
  func draw(_ widget: Int, entry: Int, at date: Date) throws -> StageAnswer<Drawing> {
    let actor = actors[widget]
    return try draw(
      widget, actor.entries[entry], .timeline(entry), loaded: actor.loaded, at: date,
      said: actor.diagnostics)
  }

  func redrawPlaceholder(_ widget: Int, at date: Date) throws -> StageAnswer<Drawing> {
    guard let entry = actors[widget].placeholder else {
      return .failed("The provider of \(name(widget)) gave no placeholder.")
    }
    return try draw(widget, entry, .placeholder, loaded: unit.start, at: date)
  }

  /// - Parameter loaded: what the clock says to the view's code: when the entry came, since that is
  ///   when the system archives its view.
  func draw(
    _ widget: Int, _ entry: DrivenEntry, _ phase: Phase, loaded: Date, at date: Date,
    said: [Diagnostic] = [], touched: FrameMaker.TouchedControl? = nil
  ) throws -> StageAnswer<Drawing> {
    if let cause = try begin(.drawing, widget, at: date) { return .failed(cause) }
    let placed = actors[widget].placed
    var request = FrameRequest(
      product: unit.product, kind: placed.kind, family: placed.family, phase: phase,
      setting: setting, look: look)
    request.setting.now = loaded
    let (rendered, diagnostics) = actors[widget].maker.picture(
      entry, request, at: date, purpose: "\(placed.kind)/\(placed.family)/\(phase.name)",
      touched: touched)
    return .made(Drawing(rendered: rendered, diagnostics: said + diagnostics))
  }

  func keep(_ drawing: Drawing, of widget: Int) throws -> Int {
    let scale = look.scale ?? Double(actors[widget].device.scale)
    return try actors[widget].pictures.keep(
      drawing.rendered.displayList, diagnostics: drawing.diagnostics, scale: scale)
  }
}
