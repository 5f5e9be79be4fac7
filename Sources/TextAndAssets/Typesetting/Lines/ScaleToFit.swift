import DisplayList
import Foundation

/// `minimumScaleFactor`: the largest factor, in hundredths, at which the text fits into the proposed size
/// without truncation.
enum ScaleToFit {
  /// - Parameter attempt: lays the text out at a factor.
  static func search<Layout: ScalableLayout>(
    minimum: CGFloat, _ attempt: (CGFloat) -> Layout
  ) -> Layout {
    let whole = attempt(1)
    guard !whole.fits, minimum < 1 else { return whole }
    let lowest = max(1, Int(clamping: (max(minimum, 0) * 100).rounded(.up)))
    // `fits` always does, or is the last resort; `fails` never does.
    var fits = (factor: lowest, layout: attempt(CGFloat(max(minimum, 0.01))))
    fits.layout.scale = max(minimum, 0.01)
    guard fits.layout.fits else { return fits.layout }
    var fails = 100
    while fails - fits.factor > 1 {
      let middle = (fails + fits.factor) / 2
      var layout = attempt(CGFloat(middle) / 100)
      layout.scale = CGFloat(middle) / 100
      if layout.fits { fits = (middle, layout) } else { fails = middle }
    }
    return fits.layout
  }

  /// The runs with everything that is a length drawn smaller.
  static func scaled(_ runs: [TextRun], by factor: CGFloat) -> [TextRun] {
    runs.map { run in
      var run = run
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
}

/// A layout of a text at a factor of its size.
protocol ScalableLayout {
  /// Whether all of the text fits into the proposed size.
  var fits: Bool { get }
  var scale: CGFloat { get set }
}

extension TextLayout: ScalableLayout {
  var fits: Bool { !isTruncated && !isTooLarge }
}
