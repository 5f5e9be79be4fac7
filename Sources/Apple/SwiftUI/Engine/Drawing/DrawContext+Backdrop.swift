import CoreGraphics
import DisplayList
import Foundation

extension DrawContext {
  /// Draws what lies beneath a figure again, blurred: all that was drawn so far in the same picture.
  /// Texts are left out, so that none is read out twice; where the ground is opaque they vanish
  /// beneath it. Within a turned or scaled view nothing is blurred.
  mutating func drawBackdrop(_ figure: Figure, _ rule: FillRule, _ backdrop: Backdrop) {
    guard let beneath, beneath.count <= Backdrop.mostCommands else { return }
    let figure = figure.expanded
    group(CompositingGroup(clip: figure.outline, clipRule: rule)) { context in
      let soft = CompositingGroup(effects: [
        .blur(radius: backdrop.radius, opaque: false),
        .colorMatrix(ColorMatrices.saturation(backdrop.saturation)),
      ])
      context.group(soft) { for command in beneath { $0.append(command) } }
    }
  }

  /// The commands of the innermost picture of its own that is open, each group closed; nil where there
  /// is nothing, or where coordinates change on the way.
  private var beneath: [Command]? {
    var open: [Int] = []
    for (i, command) in commands.enumerated() {
      if case .beginGroup = command { open.append(i) }
      if case .endGroup = command { open.removeLast() }
    }
    var start = 0
    for i in open {
      guard case .beginGroup(let group) = commands[i] else { continue }
      if !group.transform.isIdentity || group.projection != nil { return nil }
      if group != CompositingGroup(clip: group.clip, clipRule: group.clipRule) { start = i + 1 }
    }
    var depth = 0
    var result = commands[start...].filter { command in
      switch command {
      case .beginView, .endView, .glyphs: return false
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fill, .stroke, .image: break
      }
      return true
    }
    guard result.contains(where: \.isInk) else { return nil }
    result += Array(repeating: .endGroup, count: max(depth, 0))
    return result
  }
}

extension Command {
  fileprivate var isInk: Bool {
    switch self {
    case .fill, .stroke, .image: true
    default: false
    }
  }
}
