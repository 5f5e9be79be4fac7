import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

let greatest = CGFloat.greatestFiniteMagnitude

/// The drawing of a view with an invalid number, as arithmetic on a count of zero, an empty list or a wrong unit brings
/// to a modifier.
enum NumberEffect: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The same drawing as for another number.
  case like(CGFloat)
  /// The drawing of another view.
  case other(AnyView)
  /// Nothing: the background alone is seen.
  case nothing
  /// The frame, filled with black.
  case everything
  /// Not nothing. For numbers whose digits are used up, so that arithmetic decides what is seen: the angle of
  /// 10³⁰⁰ degrees; and for valid numbers, whose pictures other tests state.
  case something

  init(floatLiteral value: Double) { self = .like(CGFloat(value)) }
  init(integerLiteral value: Int) { self = .like(CGFloat(value)) }

  @MainActor static func view(_ view: some View) -> NumberEffect { .other(AnyView(view)) }

  /// Black of a size in points, at an alignment of the frame.
  @MainActor static func black(
    _ width: CGFloat, _ height: CGFloat, _ alignment: Alignment = .topLeading
  ) -> NumberEffect {
    .view(
      Color.black.frame(width: width, height: height)
        .frame(width: 40, height: 30, alignment: alignment))
  }
}

/// Expects what a view of 40 by 30 points draws for numbers that are not finite, enormous, negative or tiny,
/// and that every file made of it holds finite numbers only. A trap ends the run.
///
/// - Parameters:
///   - large: for 10⁹, 10³⁰⁰ and the greatest number.
///   - negative: for −7.
///   - below: for −∞ and the least number.
///   - tiny: for the smallest positive number, which is drawn as 0 is where the view changes steadily.
///   - others: for single numbers, in place of the above.
@MainActor
func drawsInvalidNumbers<V: View>(
  nan: NumberEffect, infinity: NumberEffect, large: NumberEffect, negative: NumberEffect,
  below: NumberEffect, tiny: NumberEffect = 0, others: [CGFloat: NumberEffect] = [:],
  _ location: SourceLocation = #_sourceLocation, _ view: (CGFloat) -> V
) {
  let cases: [(CGFloat, NumberEffect)] = [
    (.nan, nan), (.infinity, infinity), (1e9, large), (1e300, large), (greatest, large),
    (-7, negative), (-.infinity, below), (-greatest, below), (.leastNonzeroMagnitude, tiny),
  ]
  func list(_ view: some View) -> DisplayList {
    LaidOut(view.frame(width: 40, height: 30), width: 40, height: 30).list
  }
  func bitmap(_ list: DisplayList) -> Bitmap {
    Rasterizer().render(list, scale: 1, background: .white)
  }
  for (number, usual) in cases {
    let effect = others[number] ?? usual
    let drawn = list(view(number))
    let picture = bitmap(drawn)
    let isAsExpected =
      switch effect {
      case .like(let other): Bitmap.hasEqualPixels(picture, bitmap(list(view(other))))
      case .other(let view): Bitmap.hasEqualPixels(picture, bitmap(list(view)))
      case .nothing: picture.isFilled(with: 0xFFFF_FFFF)
      case .everything: picture.isFilled(with: 0xFF00_0000)
      case .something: !picture.isFilled(with: 0xFFFF_FFFF)
      }
    #expect(isAsExpected, "\(number) does not draw as \(effect)", sourceLocation: location)
    // HTML brings its fonts, which takes long, and writes numbers as SVG does.
    let pages = number.isNaN ? [HTMLExporter().export(drawn, title: "a")] : []
    let files = pages + [SVGExporter().export(drawn), LayoutJSON.export(drawn)]
    for file in files where !hasFiniteNumbers(file) {
      Issue.record(
        "\(number) makes a file with a number that isn't finite", sourceLocation: location)
    }
  }
}

/// The same with one effect for all of the numbers but the tiny one.
@MainActor
func drawsInvalidNumbers<V: View>(
  _ effect: NumberEffect, tiny: NumberEffect = 0, _ location: SourceLocation = #_sourceLocation,
  _ view: (CGFloat) -> V
) {
  drawsInvalidNumbers(
    nan: effect, infinity: effect, large: effect, negative: effect, below: effect, tiny: tiny,
    location, view)
}

/// Whether no number in a text is written as `nan` or `inf`.
private func hasFiniteNumbers(_ text: String) -> Bool {
  let bytes = Data(text.utf8), before = Set(" \"'(,:=-".utf8), after = Set(" \"'),;p%".utf8)
  for word in [Data("nan".utf8), Data("inf".utf8)] {
    var start = 1
    while start < bytes.count - 3, let found = bytes.range(of: word, in: start..<bytes.count - 1) {
      if before.contains(bytes[found.lowerBound - 1]), after.contains(bytes[found.upperBound]) {
        return false
      }
      start = found.upperBound
    }
  }
  return true
}

extension Bitmap {
  fileprivate func isFilled(with word: UInt32) -> Bool {
    withPixels { $0.allSatisfy { $0 == word } }
  }
}
