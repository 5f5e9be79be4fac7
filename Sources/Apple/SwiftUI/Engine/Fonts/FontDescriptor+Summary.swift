import DisplayList
import Foundation
import Typesetting

extension FontDescriptor {
  /// The size, the weight and the traits, as `17 semibold` or `12 regular monospaced`, for the layout JSON.
  var summary: String {
    // An Int can't hold every size that a program may ask for.
    let isWhole = size == size.rounded() && abs(size) < 1e6
    var summary = isWhole ? String(Int(clamping: size)) : "\(Double(size))"
    func add(_ word: String) {
      summary += " "
      summary += word
    }
    add(Self.weightNames[Int(clamping: weight / 100, to: 1...9) - 1])
    if let family { add(family) }
    if design != .default { add(design.rawValue) }
    if isItalic { add("italic") }
    return summary
  }

  private static let weightNames = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
