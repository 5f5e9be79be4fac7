import DisplayList
import Foundation

/// What a descriptor stands for: the face that draws most of it, and those that step in.
final class ResolvedFont {
  let descriptor: FontDescriptor
  let primary: ShapingFace
  let metrics: FontMetrics
  /// Points added after every letter of a fitted face at this size and weight.
  let spacing: Double
  private unowned let library: FontLibrary

  init(_ descriptor: FontDescriptor, library: FontLibrary) {
    self.descriptor = descriptor
    self.library = library
    self.primary = ResolvedFont.primary(for: descriptor, library: library)
    self.metrics = FontMetrics(size: descriptor.size, leading: descriptor.leading)
    self.spacing =
      primary.isFitted
      ? AdvanceFit.spacing(size: Double(descriptor.size), weight: descriptor.weight)
        * Double(descriptor.size) : 0
  }

  private static func primary(
    for descriptor: FontDescriptor, library: FontLibrary
  ) -> ShapingFace {
    let size = Double(descriptor.size)
    let italic = descriptor.isItalic
    for name in names(of: descriptor) {
      guard let file = library.ownFile(named: name, italic: italic) else { continue }
      return library.face(
        of: file, weight: descriptor.weight, width: descriptor.width, opticalSize: size,
        tracksBySize: true)
    }
    let stand = StandIn.of(descriptor.design)
    let real = italic ? library.file(stand.italic) : library.file(stand.upright)
    guard let file = real ?? library.file(stand.upright) ?? library.file("NotoSans-Regular") else {
      return library.missing
    }
    return library.face(
      of: file, weight: descriptor.weight, width: descriptor.width, opticalSize: size,
      slant: italic && real == nil ? StandIn.slant : 0, scale: stand.scale,
      isFitted: stand.isFitted, hasPlainContext: stand.hasPlainContext)
  }

  /// The families that would draw it on a device, the likeliest first.
  private static func names(of descriptor: FontDescriptor) -> [String] {
    if let family = descriptor.family { return [family] }
    switch descriptor.design {
    case .default:
      return ["SF Pro", descriptor.size < 20 ? "SF Pro Text" : "SF Pro Display"]
    case .rounded: return ["SF Pro Rounded", "SF Compact Rounded"]
    case .serif: return ["New York", "New York Medium"]
    case .monospaced: return ["SF Mono"]
    }
  }

  /// The face for a character that the primary lacks; nil where no font has it.
  func fallback(for scalar: UInt32, script: UInt32, language: String) -> ShapingFace? {
    let isBold = descriptor.weight >= 600
    for step in FallbackChain.steps(script: script, language: language) {
      let id = step.id + (isBold && step.hasBold ? "-Bold" : "-Regular")
      guard let file = library.file(id, index: step.index), file.has(scalar) else { continue }
      return library.face(
        of: file, weight: descriptor.weight, width: 100, opticalSize: Double(descriptor.size))
    }
    return nil
  }

  /// nil where the emoji font is missing.
  var emoji: ShapingFace? {
    guard let file = library.file("NotoColorEmoji") else { return nil }
    return library.face(
      of: file, weight: 400, width: 100, opticalSize: 0, scale: StandIn.emojiScale, isColor: true)
  }
}
