import Foundation
import Typesetting

extension Font {
  /// The font where it is used: Dynamic Type, the person's bold text setting, and what views around
  /// it change (`environmentModifiers`) applied.
  ///
  /// - Parameters:
  ///   - os: the iOS whose look is drawn.
  ///   - more: changes that the text itself brings.
  func descriptor(
    size: DynamicTypeSize, legibility: LegibilityWeight?, platform: DesignPlatform = .iOS,
    os: Int = 26, environmentModifiers: [FontModifier] = [], more: [FontModifier] = []
  ) -> FontDescriptor {
    var state = base(size, platform)
    for modifier in modifiers { state.apply(modifier) }
    for modifier in environmentModifiers { state.apply(modifier) }
    for modifier in more { state.apply(modifier) }
    if legibility == .bold {
      // Bold Text in Settings draws regular as semibold and so on up.
      state.descriptor.weight = min(state.descriptor.weight + 200, 900)
    }
    if platform == .macOS {
      state.descriptor.platform = .macOS
    } else if platform == .iOS, os <= 13 {
      state.descriptor.platform = .iOS13
    }
    return state.descriptor
  }

  private func base(_ size: DynamicTypeSize, _ platform: DesignPlatform) -> FontState {
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

extension Font.TextStyle {
  func row(_ size: DynamicTypeSize) -> TextStyleTable.Row {
    TextStyleTable.rows(self)[size.rawValue]
  }

  /// What lengths that follow the style are multiplied with at a text size: the ratio of the line
  /// pitches, as `UIFontMetrics` has it.
  func scale(_ size: DynamicTypeSize) -> CGFloat {
    CGFloat(row(size).leading) / CGFloat(row(.large).leading)
  }

  /// Size and line pitch in points, the style's weight and what `bold()` makes of it.
  func figures(
    _ size: DynamicTypeSize, _ platform: DesignPlatform
  ) -> (size: CGFloat, pitch: CGFloat, weight: Font.Weight, emphasized: Font.Weight) {
    if platform == .macOS {
      let row = MacTextStyleTable.row(self)
      return (CGFloat(row.size), CGFloat(row.leading), row.weight, row.emphasized)
    }
    if platform == .watchOS {
      let row = WatchTextStyleTable.row(self, size)
      return (row.size, row.leading, row.weight, row.emphasized)
    }
    let row = row(size)
    return (CGFloat(row.size), CGFloat(row.leading), weight, emphasizedWeight)
  }

  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Source: Apple's Human Interface Guidelines, Typography: the emphasized weights of iOS.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}

extension EnvironmentValues {
  /// The font that a text or a symbol without one of its own is set in.
  func fontDescriptor(_ font: Font? = nil, _ more: [FontModifier] = []) -> FontDescriptor {
    (font ?? fields.font ?? .body).descriptor(
      size: fields.dynamicTypeSize, legibility: fields.legibilityWeight, platform: fields.platform,
      os: fields.os, environmentModifiers: fields.fontModifiers, more: more)
  }
}

extension FontDescriptor {
  /// As `17 semibold` or `12 regular monospaced`, for the layout JSON.
  var summary: String {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    // Sizes that no page has are said as they are.
    let isWhole = self.size == self.size.rounded() && abs(self.size) < 1e6
    let size = isWhole ? "\(Int(self.size))" : "\(Double(self.size))"
    var words = [size, names[min(max(Int(weight / 100) - 1, 0), 8)]]
    if let family { words.append(family) }
    if design != .default { words.append(design.rawValue) }
    if isItalic { words.append("italic") }
    return words.joined(separator: " ")
  }
}
