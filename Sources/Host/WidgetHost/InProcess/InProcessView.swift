import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Draws a view that a test hosts, in the test's process.
@MainActor
package enum InProcessView {
  /// The size that a view is offered.
  package enum Canvas: Equatable, Sendable {
    /// The view has the size that it prefers when offered this; points, nil for no offer.
    case fitting(width: Double?, height: Double?)
    /// Points.
    case fixed(width: Double, height: Double)
    /// The size of a widget, whose environment, margins and background the view then has.
    case widget(WidgetFamily)
  }

  private static let renderer = FrameRenderer()

  /// - Parameters:
  ///   - request: its family is that of a ``Canvas/widget(_:)``; its phase plays no part.
  ///   - view: made in the frame's world.
  /// - Throws: a `Failure`, where the device has no such family, and what `view` throws.
  package static func draw<Content: View>(
    _ request: FrameRequest, _ canvas: Canvas, purpose: String, _ view: () throws -> Content
  ) throws -> (list: DisplayList, diagnostics: [Diagnostic]) {
    let world = try InProcessWorld(request.setting, isRun: false)
    defer { world.leaveThread() }
    FrozenWorld.enterThread(request.setting, purpose: purpose)
    var artifact = renderer.render(try scene(request, canvas, AnyView(try view())))
    artifact.applyLinkRules()
    artifact.addWidgetURL()
    return (artifact.displayList, artifact.diagnostics)
  }

  private static func scene(
    _ request: FrameRequest, _ canvas: Canvas, _ view: AnyView
  ) throws -> FrameScene {
    switch canvas {
    case .widget:
      let entry = DrivenEntry(date: request.setting.now, relevance: nil) { view }
      return try FrameScene(entry: entry, request, WidgetSettings())
    case .fixed(let width, let height):
      return try FrameScene(
        view: view, .fixed(CGSize(width: width, height: height)), request)
    case .fitting(let width, let height):
      let proposal = ProposedViewSize(
        width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
      return try FrameScene(view: view, .fitting(proposal), request)
    }
  }
}
