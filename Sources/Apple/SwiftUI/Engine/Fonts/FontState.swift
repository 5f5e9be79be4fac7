import Typesetting

/// A font on its way to a descriptor.
struct FontState {
  var descriptor: FontDescriptor
  /// The font without changes, for those that take others back.
  private let original: FontDescriptor
  /// The weight after `bold()`, as OpenType counts weights, 100 … 900: a lighter font of the system's gets it, a heavier
  /// one keeps its own.
  private let emphasized: Double

  init(_ descriptor: FontDescriptor, emphasized: Double) {
    self.descriptor = descriptor
    original = descriptor
    self.emphasized = emphasized
  }

  mutating func apply(_ modifier: FontModifier) {
    switch modifier {
    case .weight(let weight):
      descriptor.weight = weight?.value ?? original.weight
      if descriptor.family != nil { descriptor.familyFace = weight == nil ? .named : .weighted }
    case .bold(let isActive):
      let isNamed = descriptor.family != nil
      let bold = isNamed ? emphasized : max(descriptor.weight, emphasized)
      descriptor.weight = isActive ? bold : original.weight
      if isNamed { descriptor.familyFace = isActive ? .bold : .named }
    case .italic(let isActive): descriptor.isItalic = isActive
    case .width(let width): descriptor.width = width?.percentage ?? original.width
    case .design(let design):
      // A family asked for by name has no designs.
      if descriptor.family == nil { descriptor.design = design?.descriptor ?? original.design }
    case .monospaced(let isActive):
      descriptor.design = isActive ? .monospaced : original.design
      if isActive { descriptor.family = nil }
    case .monospacedDigit: descriptor.monospacedDigits = true
    case .lowercaseSmallCaps: descriptor.smallCaps = true
    case .uppercaseSmallCaps: descriptor.capitalsAreSmall = true
    case .feature(let feature): descriptor.apply(feature)
    case .scale(let factor): descriptor.size *= factor
    case .leading(let leading):
      guard let pitch = original.leading else { return }
      descriptor.leading = pitch + (leading == .tight ? -2 : leading == .loose ? 2 : 0)
    }
  }
}
