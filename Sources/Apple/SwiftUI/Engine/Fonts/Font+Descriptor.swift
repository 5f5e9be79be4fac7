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
    var state = base(size, design.platform)
    for modifier in modifiers { state.apply(modifier) }
    for modifier in environmentModifiers { state.apply(modifier) }
    for modifier in more { state.apply(modifier) }
    if legibility == .bold {
      // Bold Text in Settings draws regular as semibold and so on up.
      state.descriptor.weight = min(state.descriptor.weight + 200, 900)
    }
    state.descriptor.platform = design.text.font
    return state.descriptor
  }

  private func base(_ size: DynamicTypeSize, _ platform: SystemDesign.Platform) -> FontState {
    switch source {
    case .style(let style, let design, let weight):
      let (points, pitch, own, emphasized) = style.figures(size, platform)
      let descriptor = FontDescriptor(
        size: points, weight: (weight ?? own).value, design: (design ?? .default).descriptor,
        leading: pitch)
      return FontState(descriptor, emphasized: emphasized.value)
    case .system(let size, let design, let weight):
      let descriptor = FontDescriptor(
        size: size.asTypeSize, weight: (weight ?? .regular).value,
        design: (design ?? .default).descriptor)
      return FontState(descriptor, emphasized: Weight.bold.value)
    case .custom(let name, let base, let style):
      var points = base
      if let style { points = (base * style.scale(size)).rounded() }
      return FontState(
        FontDescriptor(size: points.asTypeSize, family: name), emphasized: Weight.bold.value)
    }
  }
}
