/// The kinds of traits; ``TraitDefinition`` describes each.
public enum TraitID: String, Hashable, Sendable, CaseIterable {
  // What a view's source states about its layout.
  case padding, contentMargins, frame, containerRelativeFrame, aspectRatio, fixedSize, offset,
    position, layoutPriority, zIndex, spacing, columns, gridCell, alignment, spacer, alignmentGuide,
    arguments, lineLimit, lineSpacing, minimumScaleFactor, multilineTextAlignment, image, resizable,
    background, overlay, mask, layerAlignment, typography
  // How a view is drawn: effects on its picture, then what it draws itself.
  case blendMode, opacity, rotation, scale, shift, rotation3DEffect, clip, drawnMask, blur, shadow,
    colorEffect, luminanceToAlpha, accent
  case fill, stroke, glyphs, drawnImage
}
