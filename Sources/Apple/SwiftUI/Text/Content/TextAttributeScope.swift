import Foundation
import UIKit

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of an `AttributedString` that a `Text` draws.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let accessibility: AttributeScopes.AccessibilityAttributes
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextLook {
  /// - Parameter accent: what a link is written in, unless the string says otherwise.
  mutating func apply(_ attributes: AttributeContainer, accent: AnyShapeStyle) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let intent = attributes.inlinePresentationIntent { apply(intent) }
    if let link = attributes.link { apply(link: link.absoluteString, accent: accent) }
    applyUIKit(attributes)
    if let font = attributes[Scope.FontAttribute.self] { self.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] { style = AnyShapeStyle(color) }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { background = color }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] { strikethrough = line }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { underline = line }
    if let value = attributes[Scope.KerningAttribute.self] { kerning = value }
    if let value = attributes[Scope.TrackingAttribute.self] { tracking = value }
    if let value = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = value }
  }

  private mutating func applyUIKit(_ attributes: AttributeContainer) {
    typealias Scope = AttributeScopes.UIKitAttributes
    if let font = attributes[Scope.FontAttribute.self] { self.font = Font(font) }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      style = AnyShapeStyle(Color(uiColor: color))
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] {
      background = Color(uiColor: color)
    }
    if let style = attributes[Scope.UnderlineStyleAttribute.self] {
      let color = attributes[Scope.UnderlineColorAttribute.self].map { Color(uiColor: $0) }
      underline = Text.LineStyle(nsUnderlineStyle: style, color: color)
    }
    if let style = attributes[Scope.StrikethroughStyleAttribute.self] {
      let color = attributes[Scope.StrikethroughColorAttribute.self].map { Color(uiColor: $0) }
      strikethrough = Text.LineStyle(nsUnderlineStyle: style, color: color)
    }
    if let value = attributes[Scope.KernAttribute.self] { kerning = value }
    if let value = attributes[Scope.TrackingAttribute.self] { tracking = value }
    if let value = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = value }
  }
}

extension Text.LineStyle {
  /// nil for no line, and for what SwiftUI can't draw: thick, double, and word by word.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    self.init(nsUnderlineStyle: nsUnderlineStyle, color: nil)
  }

  init?(nsUnderlineStyle style: NSUnderlineStyle, color: Color?) {
    // Thick is 2 and double is 9: both have more than single's bit.
    guard style.contains(.single), style.rawValue & 0x0A == 0, !style.contains(.byWord) else {
      return nil
    }
    let pattern: Pattern
    switch style.rawValue & 0x0700 {
    case NSUnderlineStyle.patternDot.rawValue: pattern = .dot
    case NSUnderlineStyle.patternDash.rawValue: pattern = .dash
    case NSUnderlineStyle.patternDashDot.rawValue: pattern = .dashDot
    case NSUnderlineStyle.patternDashDotDot.rawValue: pattern = .dashDotDot
    default: pattern = .solid
    }
    self.init(pattern: pattern, color: color)
  }
}
