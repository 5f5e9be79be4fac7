import DisplayList
import Foundation
import Typesetting

extension FontDescriptor {
  /// The size, the weight and the traits, as `17 semibold` or `12 regular monospaced`, for the layout JSON.
  var summary: String {
    // An Int can't hold every size that a program may ask for.
    let isWhole = size == size.rounded() && abs(size) < 1e6
    var summary: String
    if isWhole {
      let whole = Int(clamping: size)
      summary = Self.smallSizes.indices.contains(whole) ? Self.smallSizes[whole] : String(whole)
    } else {
      summary = "\(Double(size))"
    }
    func add(_ word: String) {
      summary += " "
      summary += word
    }
    summary += Self.weightWords[Int(clamping: weight / 100, to: 1...9) - 1]
    if let family { add(family) }
    if design != .default { add(design.rawValue) }
    if isItalic { add("italic") }
    return summary
  }

  /// The sizes that most texts have, as words: each frame names the font of each text.
  private static let smallSizes = (0..<100).map { String($0) }
  private static let weightWords = weightNames.map { " " + $0 }
  private static let weightNames = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
