import Failures
import SwiftUI
import WidgetKitCore

/// The views that one preview shows.
@MainActor
struct PreviewedViews {
  let kind: String
  /// The preview's own name.
  var name: String?
  let place: String
  let settings: PreviewSettings
  let circumstances: PreviewSource.Circumstances

  /// The views at the top of `view`, each with its own preview modifiers.
  ///
  /// - Throws: a `Failure`, where one is of a Live Activity without a configuration.
  func contents(of view: AnyView) throws -> [PreviewContent] {
    let pieces = ViewRenderer().pieces(view, environment: circumstances.environment)
    return try pieces.enumerated().map { index, piece in
      let piece = piece.filled(from: settings)
      guard let canvas = PreviewCanvas(piece) else {
        throw Failure(
          "The preview at \(place) shows a Live Activity for which there is no ActivityConfiguration: add its widget "
            + "to the WidgetBundle.")
      }
      return PreviewContent(
        kind: kind, canvas: canvas, name: piece.name ?? name, entries: [entry(view)],
        piece: pieces.count > 1 ? index : nil,
        notes: canvas.notes(on: piece.settings, circumstances.device))
    }
  }

  /// One view for each argument, all in the canvas of the traits.
  func contentOfArguments(_ views: [AnyView]) -> PreviewContent {
    let canvas = PreviewCanvas.window(settings)
    return PreviewContent(
      kind: kind, canvas: canvas, name: name, entries: views.map(entry), numbering: .fromOne,
      notes: canvas.notes(on: settings, circumstances.device))
  }

  private func entry(_ view: AnyView) -> DrivenEntry {
    DrivenEntry(date: circumstances.now, relevance: nil) { view }
  }
}
