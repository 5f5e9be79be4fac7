import Foundation
import Typesetting
import UIKit

extension Font {
  /// The weight of a font: the thickness of its strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight class of OpenType: 100 … 900.
    let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The width of a font's letters: 0 is standard, a negative value is narrower.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    // CoreText's figures for these widths, as SideStep's tests of NSFontWidth and others print them.
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The distance of a font's lines: two points less, or more, than its style's.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The styles that Dynamic Type scales.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }
}

extension Font.Design {
  var descriptor: FontDescriptor.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Width {
  var percentage: Double { UIFont.Width(value).percentage }
}
