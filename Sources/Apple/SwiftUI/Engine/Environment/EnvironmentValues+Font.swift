import Foundation
import Typesetting

extension EnvironmentValues {
  /// The font of a text or a symbol that has none of its own.
  func fontDescriptor(_ font: Font? = nil, _ more: [FontModifier] = []) -> FontDescriptor {
    (font ?? fields.font ?? .body).descriptor(
      size: fields.dynamicTypeSize, legibility: fields.legibilityWeight, design: fields.design,
      environmentModifiers: fields.fontModifiers, more: more)
  }
}
