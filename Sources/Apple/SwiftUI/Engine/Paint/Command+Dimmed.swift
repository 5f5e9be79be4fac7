import DisplayList
import Foundation

extension Command {
  /// The command at a part of its alpha; nil where its paint can't say that.
  func dimmed(_ factor: Double) -> Command? {
    switch self {
    case .fill(let outline, let rule, let paint):
      return paint.dimmed(factor).map { .fill(outline, rule, $0) }
    case .stroke(let outline, let stroke, let paint):
      return paint.dimmed(factor).map { .stroke(outline, stroke, $0) }
    case .glyphs(var run):
      guard let paint = run.paint.dimmed(factor) else { return nil }
      run.paint = paint
      return .glyphs(run)
    case .image(var image):
      guard let tint = image.tint?.dimmed(factor) else { return nil }
      image.tint = tint
      return .image(image)
    case .beginView, .endView, .beginGroup, .endGroup: return nil
    }
  }
}
