import Foundation
import Typesetting

extension EnvironmentValues {
  /// The font that a text or a symbol without one of its own is set in.
  func fontDescriptor(_ font: Font? = nil, _ more: [FontModifier] = []) -> FontDescriptor {
    (font ?? fields.font ?? .body).descriptor(
      size: fields.dynamicTypeSize, legibility: fields.legibilityWeight, design: fields.design,
      environmentModifiers: fields.fontModifiers, more: more)
  }
}
