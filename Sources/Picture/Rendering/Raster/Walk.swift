import DisplayList
import Foundation

/// One pass over a list of commands.
struct Walk {
  let rasterizer: Rasterizer
  let commands: CommandTree

  func draw(_ range: Range<Int>, _ state: DrawState) {
    guard !state.clip.bounds.isEmpty, state.ctm.isUsable else { return }
    var i = range.lowerBound
    while i < range.upperBound {
      switch commands[i] {
      case .beginGroup(let group):
        let inside = commands.inside(groupAt: i, within: range)
        drawGroup(group, inside, state)
        i = inside.upperBound
      case .fill(let outline, let rule, let paint):
        rasterizer.fill(outline, rule, paint, state)
      case .stroke(let outline, let stroke, let paint):
        rasterizer.stroke(outline, stroke, paint, state)
      case .glyphs(let run): rasterizer.draw(run, state)
      case .image(let image): rasterizer.draw(image, state)
      case .beginView, .endView, .endGroup: break
      }
      i += 1
    }
  }
}
