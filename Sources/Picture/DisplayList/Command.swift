/// One step of the picture. `beginView`/`endView` and `beginGroup`/`endGroup` nest properly.
public enum Command: Hashable, Sendable {
  /// What follows is drawn by the view at this index of ``DisplayList/views``.
  case beginView(Int)
  case endView
  case beginGroup(Group)
  case endGroup
  case fill(Outline, FillRule, Paint)
  case stroke(Outline, Stroke, Paint)
  case glyphs(GlyphRun)
  case image(ImageDraw)
}
