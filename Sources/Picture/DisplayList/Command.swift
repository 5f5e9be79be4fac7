/// One step of the picture. `beginView`/`endView` and `beginGroup`/`endGroup` nest properly.
package enum Command: Hashable, Sendable {
  /// The following commands are drawn by the view at this index of ``DisplayList/views``.
  case beginView(Int)
  case endView
  case beginGroup(Group)
  case endGroup
  case fill(Outline, FillRule, Paint)
  case stroke(Outline, Stroke, Paint)
  case glyphs(GlyphRun)
  case image(ImageDraw)
}
