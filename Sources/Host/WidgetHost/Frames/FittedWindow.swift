import DisplayList
import Foundation

/// The size of a window around content, in whole pixels: at least one, and not more than a frame may have.
@MainActor
struct FittedWindow {
  private(set) var size: CGSize
  private(set) var notes: [Diagnostic] = []

  /// - Parameter scale: pixels per point.
  init(_ content: CGSize, scale: Double) {
    func side(_ length: CGFloat) -> CGFloat {
      max((length * scale - 0.01).rounded(.up), 1) / scale
    }
    size = CGSize(width: side(content.width), height: side(content.height))
    if content.width <= 0 || content.height <= 0 {
      notes.append(
        Diagnostic(
          code: "empty-preview",
          message:
            "The view has no size when it is offered the screen's: give it content, or a frame."))
    }
    let most = PreviewWindow.mostPixels / (scale * scale)
    guard size.width * size.height > most else { return }
    let wanted = "\(PathPart.number(size.width)) × \(PathPart.number(size.height)) pt"
    size.width = min(size.width, most.squareRoot().rounded(.down))
    size.height = min(size.height, (most / size.width).rounded(.down))
    notes.append(
      Diagnostic(
        code: "preview-cut-off",
        message: "The view wants \(wanted), which is more than a frame can have: what is beyond "
          + "\(PathPart.number(size.width)) × \(PathPart.number(size.height)) pt isn't drawn."))
  }
}
