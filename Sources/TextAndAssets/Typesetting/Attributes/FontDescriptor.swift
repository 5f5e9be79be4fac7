import Foundation

/// The attributes of the font of a text run, in the terms of SwiftUI's `Font`. ``FontLibrary`` finds the
/// faces for it.
package struct FontDescriptor: Hashable, Sendable {
  package enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The platform of the system font: a Mac's lies lower on its lines than a phone's, a watch's is SF Compact.
  package enum Platform: UInt8, Hashable, Sendable {
    case iOS, macOS, watchOS
    /// A phone's up to iOS 13, with SF Text and SF Display as two fonts. With iOS 14 they became one
    /// variable font with spacing of its own (WWDC20, “The details of UI typography”).
    case iOSSeparateFonts
  }

  /// The face of a family asked for by name that a text is set in.
  package enum FamilyFace: Hashable, Sendable {
    /// The face that the name is of; a family's own name is that of its regular one.
    case named
    /// The one nearest to the weight.
    case weighted
    /// The bold one, where the family has one.
    case bold
  }

  /// The size in points, with Dynamic Type applied.
  package var size: CGFloat
  /// 100 (ultra light) … 900 (black), as OpenType counts.
  package var weight: Double
  /// Per cent of the normal width: 100 is normal, as OpenType counts.
  package var width: Double
  package var design: Design
  package var isItalic: Bool
  package var monospacedDigits: Bool
  /// Small letters are drawn as small capitals.
  package var smallCaps: Bool
  /// Capitals are drawn as small capitals.
  package var capitalsAreSmall = false
  /// The features that a text asks for by their tags, beside digits of equal width and small capitals.
  package var features: [FontFeature] = []
  /// The line pitch of the text style, in points; nil for fonts with a size only, whose lines have
  /// their own height.
  package var leading: CGFloat?
  /// A family or PostScript name given to `Font.custom`; nil for the system's.
  package var family: String?
  package var familyFace = FamilyFace.named
  package var platform = Platform.iOS

  package init(
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
