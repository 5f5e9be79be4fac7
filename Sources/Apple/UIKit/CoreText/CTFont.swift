import CoreGraphics
import Foundation
import Typesetting

// Core Text's fonts are UIKit's, as on Apple's systems, where one can be cast to the other.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

public struct CTFontSymbolicTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let traitItalic = Self(rawValue: 1 << 0)
  public static let traitBold = Self(rawValue: 1 << 1)
  public static let traitExpanded = Self(rawValue: 1 << 5)
  public static let traitCondensed = Self(rawValue: 1 << 6)
  public static let traitMonoSpace = Self(rawValue: 1 << 10)
  public static let boldTrait = traitBold
  public static let italicTrait = traitItalic
}

/// The fonts that the system has for a purpose.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
  case label = 10
}

/// - Parameter matrix: without effect.
public func CTFontCreateWithName(
  _ name: NSString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(size: size == 0 ? 12 : size, weight: 400, name: name as String) }

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  _ = CTFontManagerRegisterGraphicsFont(graphicsFont, nil)
  return CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
}

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: NSString?
) -> CTFont? {
  let size = size == 0 ? 12 : size
  return switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem: UIFont.boldSystemFont(ofSize: size)
  case .userFixedPitch: UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
  default: UIFont.systemFont(ofSize: size)
  }
}

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { size == 0 ? font : font.withSize(size) }

public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let kept = font.fontDescriptor.symbolicTraits.rawValue & ~symTraitMask.rawValue
  let traits = kept | symTraitValue.rawValue & symTraitMask.rawValue
  return font.fontDescriptor.withSymbolicTraits(.init(rawValue: traits))
    .map { UIFont(descriptor: $0, size: size) }
}

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: NSString, _ size: CGFloat
) -> CTFontDescriptor { UIFontDescriptor(name: name as String, size: size) }

// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { TextMeasure.metrics(of: font).ascent }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { TextMeasure.metrics(of: font).descent }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { TextMeasure.metrics(of: font).leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat {
  TextMeasure.metrics(of: font).capHeight
}
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { TextMeasure.metrics(of: font).xHeight }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> NSString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> NSString { font.familyName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> NSString { font.fontName as NSString }
public func CTFontCopyDisplayName(_ font: CTFont) -> NSString { font.fontName as NSString }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

public var kCTFontAttributeName: NSString { "NSFont" }
public var kCTForegroundColorAttributeName: NSString { "NSColor" }
public var kCTKernAttributeName: NSString { "NSKern" }
public var kCTParagraphStyleAttributeName: NSString { "NSParagraphStyle" }
public var kCTUnderlineStyleAttributeName: NSString { "NSUnderline" }
