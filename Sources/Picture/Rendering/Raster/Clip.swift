internal import CCairo
import DisplayList
import Foundation

/// The part of the canvas that can be drawn on. Outlines are recorded first; most commands lie wholly
/// within them, so that clipping would cost time and change nothing.
struct Clip {
  private struct Cut {
    var outline: Outline
    var rule: FillRule
    var ctm: CGAffineTransform
    /// Rectangles that are certainly all inside.
    var inside: [PixelRect]
  }

  /// Nothing outside can be seen.
  private(set) var bounds: PixelRect
  private var cuts: [Cut] = []

  init(_ bounds: PixelRect) { self.bounds = bounds }

  mutating func add(_ outline: Outline, rule: FillRule, _ ctm: CGAffineTransform) {
    guard let box = outline.bounds else {
      bounds = .empty
      return
    }
    let device = box.applying(ctm)
    bounds = bounds.intersection(PixelRect(covering: device))
    let inside = outline.insides(ctm)
    // A rectangle of whole pixels needs no outline.
    if case .rect = outline, inside == [PixelRect(covering: device)] { return }
    cuts.append(Cut(outline: outline, rule: rule, ctm: ctm, inside: inside))
  }

  /// A shape with these bounds can be drawn without clipping it by an outline.
  func leavesWhole(_ area: PixelRect) -> Bool {
    cuts.allSatisfy { cut in cut.inside.contains { $0.contains(area) } }
  }

  /// Draws what covers `area` through cairo, cut as needed.
  func draw(on canvas: Canvas, covering area: PixelRect, _ body: () -> Void) {
    let seen = area.intersection(bounds)
    guard !seen.isEmpty else { return }
    let needed = cuts.filter { cut in !cut.inside.contains { $0.contains(seen) } }
    let isBounded = bounds.contains(area) || bounds.contains(canvas.area)
    if needed.isEmpty && isBounded { return body() }
    cairo_save(canvas.context)
    if !isBounded {
      canvas.setPath(.rect(bounds.rect), .identity)
      cairo_clip(canvas.context)
    }
    for cut in needed {
      canvas.setPath(cut.outline, cut.ctm)
      canvas.setFillRule(cut.rule)
      cairo_clip(canvas.context)
    }
    body()
    cairo_restore(canvas.context)
  }
}
