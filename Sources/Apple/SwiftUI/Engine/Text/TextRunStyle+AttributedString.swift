import Foundation

extension TextRunStyle {
  /// - Parameter accent: the style of a link, unless the string sets another.
  mutating func apply(_ attributes: AttributeContainer, accent: AnyShapeStyle) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let intent = attributes.inlinePresentationIntent { apply(intent) }
    if let link = attributes.link { apply(link: link.absoluteString, accent: accent) }
    applyUIKit(attributes)
    if let font = attributes[Scope.FontAttribute.self] { self.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      foreground = TextStyleBox(color)
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { background = color }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] {
      lines.strikethrough = line.line
    }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { lines.underline = line.line }
    if let value = attributes[Scope.KerningAttribute.self] { kerning = value }
    if let value = attributes[Scope.TrackingAttribute.self] { tracking = value }
    if let value = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = value }
  }

  private mutating func applyUIKit(_ attributes: AttributeContainer) {
    typealias Scope = AttributeScopes.UIKitAttributes
    if let font = attributes[Scope.FontAttribute.self] { self.font = Font(font) }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      foreground = TextStyleBox(Color(uiColor: color))
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] {
      background = Color(uiColor: color)
    }
    if let style = attributes[Scope.UnderlineStyleAttribute.self] {
      let color = attributes[Scope.UnderlineColorAttribute.self].map { Color(uiColor: $0) }
      lines.underline = Text.LineStyle(nsUnderlineStyle: style, color: color)?.line
    }
    if let style = attributes[Scope.StrikethroughStyleAttribute.self] {
      let color = attributes[Scope.StrikethroughColorAttribute.self].map { Color(uiColor: $0) }
      lines.strikethrough = Text.LineStyle(nsUnderlineStyle: style, color: color)?.line
    }
    if let value = attributes[Scope.KernAttribute.self] { kerning = value }
    if let value = attributes[Scope.TrackingAttribute.self] { tracking = value }
    if let value = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = value }
  }
}
