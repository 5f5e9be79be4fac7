import DisplayList
import Foundation

/// Lines under and through text.
enum Decorations {
  /// SF's own figures aren't published; these are Inter's underline (its `post` table) at SF's size.
  private static let underlineDepth = 0.1
  private static let thickness = 0.07
  /// The middle of a small letter (x height 1040 of 2048).
  private static let strikeHeight = 0.27

  static func rects(
    of run: TextRun, from left: Double, to right: Double, baseline: Double
  ) -> [(rect: CGRect, paint: Paint)] {
    guard right > left, run.underline != nil || run.strikethrough != nil else { return [] }
    let size = Double(run.font.size)
    func bar(_ offset: Double) -> CGRect {
      CGRect(
        x: left, y: baseline + offset * size, width: right - left, height: thickness * size)
    }
    var rects: [(rect: CGRect, paint: Paint)] = []
    if let paint = run.underline { rects.append((bar(underlineDepth), paint)) }
    if let paint = run.strikethrough { rects.append((bar(-strikeHeight - thickness / 2), paint)) }
    return rects
  }
}
