import DisplayList
import SwiftUI
import WidgetKitCore

/// The content of one preview: a canvas, and in it one view, the entries of a timeline, or one view for each argument.
@MainActor
struct PreviewContent {
  /// The number of the first of several entries, in the names of their frames.
  enum Numbering { case fromZero, fromOne }

  var kind: String
  var canvas: PreviewCanvas
  var name: String?
  var settings = WidgetSettings()
  var entries: [DrivenEntry]
  var numbering = Numbering.fromZero
  /// The view's index among the views of its preview; nil where there is only one.
  var piece: Int?
  var notes: [Diagnostic] = []

  /// The suffix of the name of an entry's frame: `-000`; empty where there is only one entry.
  func suffix(_ index: Int) -> String {
    guard entries.count > 1 else { return "" }
    return "-" + (numbering == .fromZero ? Phase.digits(index) : String(index + 1))
  }

  func scene(_ entry: DrivenEntry, _ request: FrameRequest, _ renderer: ViewRenderer) throws
    -> FrameScene
  {
    switch canvas {
    case .widget: try FrameScene(entry: entry, request, settings, piece: piece)
    case .activity(_, let presentations):
      try FrameScene(activity: presentations, request, settings, renderer)
    case .window(let settings): try FrameScene(preview: entry, request, settings, piece: piece)
    }
  }
}
