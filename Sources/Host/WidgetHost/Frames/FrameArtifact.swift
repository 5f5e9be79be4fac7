import DisplayList
import SwiftUI

/// A drawn scene: its display list, its controls and what there is to know about it.
@MainActor
struct FrameArtifact {
  let scene: FrameScene
  var displayList: DisplayList
  /// The buttons and toggles that perform intents, in the order drawn.
  let controls: [RenderedControl]
  /// The address that a tap opens where no link is.
  let widgetURL: URL?
  var diagnostics: [Diagnostic]
  /// The content that changes by itself; nil for a picture that stays as it is.
  var running: RunningContents?
  /// The steps of the layout; nil where they weren't asked for.
  var trace: LayoutTrace?

  /// Every link, with the widget's own first.
  var links: [FrameRecord.Link] {
    let whole = widgetURL.map {
      FrameRecord.Link(
        url: $0.absoluteString, rect: CGRect(origin: .zero, size: displayList.size))
    }
    return [whole].compactMap { $0 }
      + displayList.views.compactMap { view in
        view.link.map { FrameRecord.Link(url: $0, rect: view.frame) }
      }
  }
}

extension DisplayList {
  /// The texts in reading order.
  var texts: [String] { views.compactMap(\.text).filter { !$0.isEmpty } }
}
