import Foundation
import Typesetting

extension FontDescriptor {
  /// As `17 semibold` or `12 regular monospaced`, for the layout JSON.
  var summary: String {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    // Sizes that no page has are printed as they are.
    let isWhole = self.size == self.size.rounded() && abs(self.size) < 1e6
    let size = isWhole ? "\(Int(self.size))" : "\(Double(self.size))"
    var parts = [size, names[min(max(Int(weight / 100) - 1, 0), 8)]]
    if let family { parts.append(family) }
    if design != .default { parts.append(design.rawValue) }
    if isItalic { parts.append("italic") }
    return parts.joined(separator: " ")
  }
}
