import Foundation

/// A line under or through text, as UIKit counts its kinds.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let kern = Self("NSKern")
  public static let tracking = Self("CTTracking")
  public static let underlineStyle = Self("NSUnderline")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let baselineOffset = Self("NSBaselineOffset")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let link = Self("NSLink")
  public static let ligature = Self("NSLigature")
  public static let shadow = Self("NSShadow")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let obliqueness = Self("NSObliqueness")
  public static let expansion = Self("NSExpansion")
  public static let textEffect = Self("NSTextEffect")
  public static let attachment = Self("NSAttachment")
}
