import DisplayList
import Foundation
import Rendering

/// Frames without visible content.
enum PlainFrames {
  /// Something is drawn apart from the container's background.
  static func hasContent(_ list: DisplayList) -> Bool {
    var background: Int?
    var depth = 0
    for command in list.commands {
      switch command {
      case .beginView(let index):
        depth += 1
        if background == nil, list.views[index].kind == "ContainerBackground" { background = depth }
      case .endView:
        if background == depth { background = nil }
        depth -= 1
      case .fill, .stroke, .glyphs, .image: if background == nil { return true }
      case .beginGroup, .endGroup: break
      }
    }
    return false
  }

  static func observations(
    _ list: DisplayList, _ picture: Bitmap, isBlank: Bool
  ) -> [FrameAudit.Observation] {
    if !hasInk(picture) {
      return [.init(.transparentFrame, "The frame is wholly transparent.")]
    }
    if isBlank {
      return [.init(.blankFrame, "Nothing is drawn over the widget's background.")]
    }
    if isOneColor(picture) {
      return [.init(.singleColorFrame, "Every pixel of the frame has the same colour.")]
    }
    return []
  }

  private static func hasInk(_ picture: Bitmap) -> Bool {
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha > 0 { return true }
    }
    return false
  }

  private static func isOneColor(_ picture: Bitmap) -> Bool {
    let first = picture[0, 0]
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != first { return false }
    }
    return true
  }
}
