import Foundation
import SystemDesigns
import Typesetting

extension Font {
  /// The font where it is used: Dynamic Type, the person's bold text setting, and what views around
  /// it change (`environmentModifiers`) applied.
  ///
  /// - Parameters:
  ///   - design: the system's, which has the text styles and the font.
  ///   - more: changes that the text itself brings.
  func descriptor(
    size: DynamicTypeSize, legibility: LegibilityWeight?, design: SystemDesign = .standard,
    environmentModifiers: [FontModifier] = [], more: [FontModifier] = []
  ) -> FontDescriptor {
    var (descriptor, emphasized) = base(size, design.platform)
    if !(modifiers.isEmpty && environmentModifiers.isEmpty && more.isEmpty) {
      var state = FontState(descriptor, emphasized: emphasized)
      for modifier in modifiers { state.apply(modifier) }
      for modifier in environmentModifiers { state.apply(modifier) }
      for modifier in more { state.apply(modifier) }
      descriptor = state.descriptor
    }
    if legibility == .bold {
      // Bold Text in Settings draws regular as semibold and so on up.
      descriptor.weight = min(descriptor.weight + 200, 900)
    }
    descriptor.platform = design.text.font
    return descriptor
  }

  /// The font without changes, and its weight after `bold()`, as OpenType counts weights.
  @inline(__always)
  private func base(
    _ size: DynamicTypeSize, _ platform: SystemDesign.Platform
  ) -> (FontDescriptor, emphasized: Double) {
    switch source {
    case .style(let style, let design, let weight):
      let (points, pitch, own, emphasized) = style.figures(size, platform)
      let descriptor = FontDescriptor(
        size: points, weight: (weight ?? own).value, design: (design ?? .default).descriptor,
        leading: pitch)
      return (descriptor, emphasized.value)
    case .system(let size, let design, let weight):
      let descriptor = FontDescriptor(
        size: size.asTypeSize, weight: (weight ?? .regular).value,
        design: (design ?? .default).descriptor)
      return (descriptor, Self.emphasized(platform).value)
    case .custom(let name, let base, let style):
      var points = base
      if let style { points = (base * style.scale(size)).rounded() }
      return (FontDescriptor(size: points.asTypeSize, family: name), Weight.bold.value)
    }
  }

  /// The weight that a font of the system's has at least after `bold()`, which asks for the bold trait: a phone's is semibold, as
  /// `boldSystemFont(ofSize:)` is (`.SFUI-Semibold`). The N of `Text("New").bold()` at 14 points has a stem of 0.121 em, 5.09
  /// pixels of 42, where bold's is 0.145 (SchweizerischeBundesbahnen/mobile-ios-design-swiftui @051dac8,
  /// testSBBPromotionBox.1 and .2, iOS 26.1).
  private static func emphasized(_ platform: SystemDesign.Platform) -> Weight {
    platform == .iOS ? .semibold : .bold
  }
}
