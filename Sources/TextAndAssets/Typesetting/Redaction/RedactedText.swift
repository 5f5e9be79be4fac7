import Foundation

/// The bars that replace a text under `redacted(reason: .placeholder)`, in points from the upper
/// left corner of `size`.
package struct RedactedText: Hashable, Sendable {
  /// The size of the bars, which is the size of the text in the layout.
  package var size: CGSize
  /// The bars of the lines, from the first to the last; to be filled with the text's colour at 0.16 of its
  /// opacity.
  package var bars: [CGRect]
  package var cornerRadius: CGFloat
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// Whether lines are left out, or don't fit into the proposed height.
  package var isCut = false
  /// The factor of the fonts' sizes, by `minimumScaleFactor`, before they were rounded.
  var factor: CGFloat = 1

  /// The factor of the size of a run's font.
  /// - Parameter run: one of those that were laid out, at its full size.
  package func scale(of run: TextRun) -> CGFloat { ScaleToFit.factor(factor, of: run) }
}

extension RedactedText: ScalableLayout {
  var fits: Bool { !isCut }
  /// The bars of a placeholder have no words.
  var fitsWithWholeWords: Bool { fits }
}

/// A placeholder's glyph: every character of the text becomes one, and lines end between any two.
/// Measured in RevenueCat/purchases-ios @ff486da iOS18-testTextIsRedactedWhileLoading.1.png, where
/// twelve characters at 16 points are a bar of exactly 90 points, as high as a capital, on the
/// baseline, with corners of 2 points and an opacity of 0.16. That lines are broken by character and
/// justified is OpenSwiftUI's account of SwiftUI (ResolvedText.swift).
enum RedactedGlyph {
  /// Ems, SF's tracking at 16 points taken out, which other sizes have otherwise.
  static func advance(size: Double) -> Double {
    960.0 / 2048 + SystemTracking.ems(at: size) - SystemTracking.ems(at: 16)
  }

  static let cornerRadius = 2.0 / 16
}
