import DisplayList
import Foundation

/// The font of a descriptor: its primary face, and the fallback faces.
final class ResolvedFont {
  let descriptor: FontDescriptor
  let primary: ShapingFace
  let metrics: FontMetrics
  /// Points added after every letter of the primary face at this size.
  let spacing: Double
  private unowned let library: FontLibrary

  /// Sizes and weights that are NaN or out of range are replaced by valid ones.
  init(_ asked: FontDescriptor, library: FontLibrary) {
    var descriptor = asked
    descriptor.size = asked.size.isFinite ? min(max(asked.size, 0), 4096) : 17
    descriptor.weight = asked.weight.isFinite ? min(max(asked.weight, 1), 1000) : 400
    descriptor.width = asked.width.isFinite ? min(max(asked.width, 1), 1000) : 100
    self.descriptor = descriptor
    self.library = library
    self.primary = ResolvedFont.primary(for: descriptor, library: library)
    self.metrics = ResolvedFont.metrics(of: descriptor, primary)
    self.spacing = ResolvedFont.spacing(of: primary, descriptor)
  }

  /// The distance, in points, added after every letter of a face at this size: a fallback has none, but SF's substitute
  /// in the normal width has its tracking there as well.
  func spacing(of face: ShapingFace) -> Double {
    if face === primary { return spacing }
    return face.isSystem ? ResolvedFont.spacing(of: face, descriptor) : 0
  }

  private static func spacing(of face: ShapingFace, _ descriptor: FontDescriptor) -> Double {
    let size = Double(descriptor.size)
    let tracking =
      face.isSystem
      ? SystemTracking.ems(at: size, platform: ResolvedFont.tracking(of: descriptor, face)) : 0
    return (tracking + face.spacing) * size
  }

  /// The platform whose tracking is used: a watch's goes with SF Compact's letters alone, and rounded ones are SF's here.
  private static func tracking(
    of descriptor: FontDescriptor, _ face: ShapingFace
  ) -> FontDescriptor.Platform {
    descriptor.platform == .watchOS && !face.isCompact ? .iOS : descriptor.platform
  }

  /// SF's; a family of the user's own brings its own.
  private static func metrics(
    of descriptor: FontDescriptor, _ face: ShapingFace
  ) -> FontMetrics {
    guard descriptor.family != nil, face.isOwn, let own = face.metrics else {
      return FontMetrics(
        size: descriptor.size, leading: descriptor.leading, platform: descriptor.platform)
    }
    let size = descriptor.size
    return FontMetrics(
      size: size, leading: descriptor.leading, ascent: own.ascent * size,
      descent: own.descent * size, capHeight: own.capHeight * size, xHeight: own.xHeight * size)
  }

  private static func primary(
    for descriptor: FontDescriptor, library: FontLibrary
  ) -> ShapingFace {
    let size = Double(descriptor.size)
    for name in names(of: descriptor) {
      guard let file = library.ownFile(named: name, for: descriptor) else { continue }
      return library.face(
        of: file, weight: descriptor.weight, width: descriptor.width, opticalSize: size,
        traits: .own)
    }
    let substitute = SubstituteFont.of(
      descriptor.design, platform: descriptor.platform, width: descriptor.width)
    return face(of: substitute, width: descriptor.width, descriptor, library) ?? library.missing
  }

  /// The face of a substitute's file; an upright one leans where there is no italic.
  private static func face(
    of substitute: SubstituteFont, width: Double, _ descriptor: FontDescriptor,
    _ library: FontLibrary
  ) -> ShapingFace? {
    let italic = descriptor.isItalic
    let real = italic ? library.file(substitute.italic) : library.file(substitute.upright)
    guard let file = real ?? library.file(substitute.upright) ?? library.file("NotoSans-Regular")
    else { return nil }
    return library.face(
      of: file, weight: descriptor.weight, width: width, opticalSize: Double(descriptor.size),
      slant: italic && real == nil ? SubstituteFont.slant : 0, isItalic: italic,
      isKerned: descriptor.platform != .iOSSeparateFonts, traits: substitute.traits)
  }

  /// The families that would draw it on a device, the likeliest first.
  private static func names(of descriptor: FontDescriptor) -> [String] {
    if let family = descriptor.family { return [family] }
    let isCompact = descriptor.platform == .watchOS
    switch descriptor.design {
    case .default where isCompact:
      return ["SF Compact", descriptor.size < 20 ? "SF Compact Text" : "SF Compact Display"]
    case .default:
      return ["SF Pro", descriptor.size < 20 ? "SF Pro Text" : "SF Pro Display"]
    case .rounded:
      let names = ["SF Pro Rounded", "SF Compact Rounded"]
      return isCompact ? names.reversed() : names
    case .serif: return ["New York", "New York Medium"]
    case .monospaced: return ["SF Mono"]
    }
  }

  /// Whether the font that draws the text on a device has the character itself: a file of the user's own says so, of
  /// Apple's design ``SystemSymbols`` does.
  func hasOwn(_ scalar: UInt32) -> Bool {
    primary.isOwn ? primary.has(scalar) : SystemSymbols.has(scalar, descriptor.design)
  }

  /// The face for a character that the primary lacks; nil where no font has it.
  func fallback(for scalar: UInt32, script: UInt32, language: String) -> ShapingFace? {
    if primary.isStretched || primary.isOwn, let face = plainFace(for: scalar) { return face }
    let isBold = descriptor.weight >= 600
    for step in FallbackChain.steps(script: script, language: language) {
      let id = step.id + (isBold && step.hasBold ? "-Bold" : "-Regular")
      guard let file = library.file(id, index: step.index), file.has(scalar) else { continue }
      return library.face(
        of: file, weight: descriptor.weight, width: 100, opticalSize: Double(descriptor.size))
    }
    return nil
  }

  /// The system's face of the normal width, for a character that the substitute for other widths lacks, such as Cyrillic,
  /// or that a file of the user's own lacks, such as a comma.
  private func plainFace(for scalar: UInt32) -> ShapingFace? {
    let plain = SubstituteFont.of(descriptor.design, platform: descriptor.platform)
    let face = ResolvedFont.face(of: plain, width: 100, descriptor, library)
    return face.flatMap { $0.has(scalar) ? $0 : nil }
  }

  /// The face for emoji; nil where the emoji font is missing.
  var emoji: ShapingFace? {
    guard let file = library.file("NotoColorEmoji") else { return nil }
    return library.face(
      of: file, weight: 400, width: 100, opticalSize: 0,
      traits: .init(scale: SubstituteFont.emojiScale, isColor: true))
  }
}
