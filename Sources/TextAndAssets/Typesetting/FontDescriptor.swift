import Foundation

/// What a run of text asks of a font, in the terms of SwiftUI's `Font`. The library answers with
/// faces (``FontLibrary``).
public struct FontDescriptor: Hashable, Sendable {
  public enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The platform of the system font: a Mac's lies lower on its lines than a phone's.
  public enum Platform: UInt8, Hashable, Sendable {
    case iOS, macOS
    /// A phone's up to iOS 13, with SF Text and SF Display as two fonts. With iOS 14 they became one
    /// variable font with spacing of its own (WWDC20, “The details of UI typography”).
    case iOSSeparateFonts
  }

  /// Points, as the developer says it, Dynamic Type applied.
  public var size: CGFloat
  /// 100 (ultra light) … 900 (black), as OpenType counts.
  public var weight: Double
  /// Per cent of the normal width: 100 is normal, as OpenType counts.
  public var width: Double
  public var design: Design
  public var isItalic: Bool
  public var monospacedDigits: Bool
  public var smallCaps: Bool
  /// The line pitch that the text style publishes, points; nil for fonts that only have a size,
  /// whose lines stand at their own height.
  public var leading: CGFloat?
  /// A family or PostScript name given to `Font.custom`; nil for the system's.
  public var family: String?
  public var platform = Platform.iOS

  public init(
    size: CGFloat, weight: Double = 400, width: Double = 100, design: Design = .default,
    isItalic: Bool = false, monospacedDigits: Bool = false, smallCaps: Bool = false,
    leading: CGFloat? = nil, family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.width = width
    self.design = design
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.family = family
  }
}
