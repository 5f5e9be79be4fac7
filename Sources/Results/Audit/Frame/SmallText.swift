import DisplayList
import Foundation

/// Text under 11 points, which Apple's Human Interface Guidelines (Widgets, Design) advise against.
enum SmallText {
  static let least: CGFloat = 11

  static func observations(_ list: DisplayList) -> [FrameAudit.Observation] {
    list.views.compactMap { view in
      guard view.kind == "Text", let text = view.text, !text.isEmpty, let size = view.textSize,
        size < least - 0.01
      else { return nil }
      let points = (size * 10).rounded() / 10
      return .init(
        .smallText, view: "Text", region: view.frame,
        "“\(TextFit.shortened(text))” is set at \(points) points.")
    }
  }
}
