import DisplayList
import Foundation
import Typesetting

extension FontDescriptor {
  /// The size, the weight and the traits, as `17 semibold` or `12 regular monospaced`, for the layout JSON.
  var summary: String {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    // An Int can't hold every size that a program may ask for.
    let isWhole = self.size == self.size.rounded() && abs(self.size) < 1e6
    let size = isWhole ? "\(Int(clamping: self.size))" : "\(Double(self.size))"
    var parts = [size, names[Int(clamping: weight / 100, to: 1...9) - 1]]
    if let family { parts.append(family) }
    if design != .default { parts.append(design.rawValue) }
    if isItalic { parts.append("italic") }
    return parts.joined(separator: " ")
  }
}
