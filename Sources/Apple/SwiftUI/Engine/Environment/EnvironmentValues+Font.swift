import Foundation
import Typesetting

extension EnvironmentValues {
  /// The font of a text or a symbol that has none of its own.
  func fontDescriptor(_ font: Font? = nil, _ more: [FontModifier] = []) -> FontDescriptor {
    if let fixed = fields.fixedFont {
      return fixed.descriptor(
        size: fields.dynamicTypeSize, legibility: fields.legibilityWeight, design: fields.design)
    }
    func descriptor(_ font: borrowing Font) -> FontDescriptor {
      font.descriptor(
        size: fields.dynamicTypeSize, legibility: fields.legibilityWeight, design: fields.design,
        environmentModifiers: fields.fontModifiers, more: more)
    }
    if let font { return descriptor(font) }
    return descriptor(fields.font ?? .body)
  }

  /// The font of all texts and symbols, whatever is set on them: that of the line above a phone's clock. Nil for theirs.
  package var fixedFont: Font? {
    get { fields.fixedFont }
    set { fields.fixedFont = newValue }
  }
}
