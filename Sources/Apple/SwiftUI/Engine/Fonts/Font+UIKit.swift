import UIKit

extension Font {
  /// UIKit's font as it is: it doesn't scale with the text size.
  public init(_ font: UIFont) {
    let weight = Weight(value: font.weightNumber)
    if font.fontName.hasPrefix(".") {
      self.init(.system(size: font.pointSize, design: Design(font.design), weight: weight))
    } else {
      self = Font.custom(font.fontName, fixedSize: font.pointSize)
      // A font made by its name alone is the face of that name.
      if weight != .regular { self = self.weight(weight) }
    }
    if font.isItalic { self = italic() }
    if font.width != .standard { self = width(Width(font.width.rawValue)) }
    for feature in font.features { self = modified(.feature(feature)) }
  }
}

extension Font.Design {
  fileprivate init?(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    default: return nil
    }
  }
}
