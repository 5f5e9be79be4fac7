import Foundation

/// What a font became, where that isn't another size: the same of texts in several sizes.
struct FontChange {
  /// `now rounded`, `regular → bold`.
  let words: String

  /// - Parameter values: as `17 semibold → 17 semibold rounded`.
  init?(_ values: String) {
    let fonts = values.components(separatedBy: " → ").map { $0.split(separator: " ") }
    guard fonts.count == 2, fonts[0].first == fonts[1].first else { return nil }
    let gone = fonts[0].filter { !fonts[1].contains($0) }.joined(separator: " ")
    let came = fonts[1].filter { !fonts[0].contains($0) }.joined(separator: " ")
    switch (gone.isEmpty, came.isEmpty) {
    case (true, true): return nil
    case (true, false): words = "now \(came)"
    case (false, true): words = "no longer \(gone)"
    case (false, false): words = "\(gone) → \(came)"
    }
  }
}
