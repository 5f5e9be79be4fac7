import DisplayList
import Foundation

/// `minimumScaleFactor`: a factor at which the text fits into the proposed size without truncation and with its
/// words whole, found by halving the interval from the least factor up to 1. Where a word is too long for a line at the
/// least factor too, words may continue on the next line.
///
/// Seven texts in pictures of meshtastic/Meshtastic-Apple @9f0d810 (CircleText, AirQualityIndex) and home-assistant/iOS
/// @d722d78 have these sizes: "N1", "AB" and "WWWW" in squares, of 1300 points with a least factor of 0.001, are not
/// the largest that fit, but 0.0400, 0.0244 and 0.0088 of that, which are 5, 3 and 1 of 128 parts of the interval; all
/// seven are whole quarters of a point, as 23.75, 23.5 and 21.75 of 24 points, and 11 of 13.
enum ScaleToFit {
  /// The length of an interval that is halved no more.
  private static let precision: CGFloat = 0.01
  /// The step of the sizes of fonts that are made smaller, points.
  private static let sizeStep: CGFloat = 0.25

  /// - Parameter attempt: lays the text out at a factor.
  static func search<Layout: ScalableLayout>(
    minimum: CGFloat, _ attempt: (CGFloat) -> Layout
  ) -> Layout {
    let whole = attempt(1)
    guard !whole.fits, minimum < 1 else { return whole }
    // `fits` always does, or is the last resort; `fails` never does.
    var fits = (factor: max(minimum, 0), layout: attempt(max(minimum, 0)))
    guard fits.layout.fits else { return fits.layout }
    let keepsWords = fits.layout.fitsWithWholeWords
    var fails: CGFloat = 1
    while fails - fits.factor >= precision {
      let middle = (fails + fits.factor) / 2
      let layout = attempt(middle)
      if keepsWords ? layout.fitsWithWholeWords : layout.fits {
        fits = (middle, layout)
      } else {
        fails = middle
      }
    }
    return fits.layout
  }

  /// The runs with everything that is a length drawn smaller.
  static func scaled(_ runs: [TextRun], by factor: CGFloat) -> [TextRun] {
    runs.map { run in
      var run = run
      let factor = self.factor(factor, of: run)
      run.font.size *= factor
      run.font.leading = run.font.leading.map { $0 * factor }
      run.tracking *= factor
      run.kerning *= factor
      run.baselineOffset *= factor
      if let attachment = run.attachment {
        run.attachment = .init(
          id: attachment.id,
          size: CGSize(
            width: attachment.size.width * factor, height: attachment.size.height * factor),
          descent: attachment.descent * factor)
      }
      return run
    }
  }

  /// The factor with which the size of a run's font is a whole number of steps, one at least; the factor itself
  /// where the font is no larger than a step.
  static func factor(_ factor: CGFloat, of run: TextRun?) -> CGFloat {
    guard let size = run?.font.size, size > sizeStep, factor < 1 else { return factor }
    return max((size * factor / sizeStep).rounded(), 1) * sizeStep / size
  }
}

/// A layout of a text at a factor of its size.
protocol ScalableLayout {
  /// Whether all of the text fits into the proposed size.
  var fits: Bool { get }
  /// Whether it does, and no word continues on the next line.
  var fitsWithWholeWords: Bool { get }
}

extension TextLayout: ScalableLayout {
  var fits: Bool { !isTruncated && !isTooLarge }
  var fitsWithWholeWords: Bool { fits && !partsWord }
}
