import UIKit

extension Font {
  /// UIKit's font as it is: it doesn't scale with the text size.
  public init(_ font: UIFont) {
    let weight = Weight(value: font.weightNumber)
    if font.fontName.hasPrefix(".") {
      self.init(.system(size: font.pointSize, design: nil, weight: weight))
    } else {
      self = Font.custom(font.fontName, fixedSize: font.pointSize).weight(weight)
    }
  }
}
