import DisplayList
import Foundation

extension DrawContext {
  /// Fills the frame below the commands of a container background, from index `first` on, unless they
  /// leave nothing of it visible.
  ///
  /// It is what the system draws behind a background that can be seen through: the wallpaper isn't seen
  /// through a widget in its own colours. A clear background is white in the light appearance and black
  /// in the dark one, as developers report from devices.
  mutating func fillGround(_ color: RGBA, in frame: CGRect, below first: Int) {
    if commands[first...].covers(frame) { return }
    insert(.fill(.rect(frame), .nonZero, .color(color)), at: first)
  }
}

extension ArraySlice<Command> {
  /// A rectangle among them is opaque all over the frame.
  fileprivate func covers(_ frame: CGRect) -> Bool {
    var depth = 0
    for command in self {
      switch command {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fill(.rect(let rect), _, let paint):
        if depth == 0, rect.contains(frame), paint.isOpaque { return true }
      default: break
      }
    }
    return false
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
    case .image: false
    }
  }
}
