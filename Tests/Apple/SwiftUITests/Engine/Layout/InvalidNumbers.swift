import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

/// The drawing of a view with an invalid number, as arithmetic on a count of zero, an empty list or a wrong unit brings
/// to a modifier.
enum NumberEffect: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable {
  /// The same drawing as for another number.
  case like(CGFloat)
  /// Nothing: the background alone is seen.
  case nothing
  /// The frame, filled with black.
  case everything

  init(floatLiteral value: Double) { self = .like(CGFloat(value)) }
  init(integerLiteral value: Int) { self = .like(CGFloat(value)) }
}

/// Expects what a view of 40 by 30 points draws for numbers that are not finite, enormous or negative, and
/// that every file made of it holds finite numbers only. A trap ends the run. Where no effect is stated
/// the number is a valid one, or its effect is another for each of its kind.
///
/// - Parameters:
///   - large: for 10⁹, 10³⁰⁰ and the greatest number.
///   - negative: for −7.
///   - below: for −∞ and the least number.
@MainActor
func drawsInvalidNumbers<V: View>(
  nan: NumberEffect? = nil, infinity: NumberEffect? = nil, large: NumberEffect? = nil,
  negative: NumberEffect? = nil, below: NumberEffect? = nil,
  _ location: SourceLocation = #_sourceLocation, _ view: (CGFloat) -> V
) {
  let greatest = CGFloat.greatestFiniteMagnitude
  let cases: [(CGFloat, NumberEffect?)] = [
    (.nan, nan), (.infinity, infinity), (1e9, large), (1e300, large), (greatest, large),
    (-7, negative), (-.infinity, below), (-greatest, below), (.leastNonzeroMagnitude, nil),
  ]
  func list(_ number: CGFloat) -> DisplayList {
    LaidOut(view(number).frame(width: 40, height: 30), width: 40, height: 30).list
  }
  for (number, effect) in cases {
    let drawn = list(number)
    let picture = Rasterizer().render(drawn, scale: 1, background: .white)
    let isAsExpected =
      switch effect {
      case nil: true
      case .like(let other):
        Bitmap.hasEqualPixels(
          picture, Rasterizer().render(list(other), scale: 1, background: .white))
      case .nothing: picture.isFilled(with: 0xFFFF_FFFF)
      case .everything: picture.isFilled(with: 0xFF00_0000)
      }
    #expect(
      isAsExpected, "\(number) does not draw as \(effect.debugDescription)",
      sourceLocation: location)
    // HTML brings its fonts, which takes long, and writes numbers as SVG does.
    let pages = number.isNaN ? [HTMLExporter().export(drawn, title: "a")] : []
    let files = pages + [SVGExporter().export(drawn), LayoutJSON.export(drawn)]
    for file in files where !hasFiniteNumbers(file) {
      Issue.record(
        "\(number) makes a file with a number that isn't finite", sourceLocation: location)
    }
  }
}

/// The same with one effect for all of the numbers.
@MainActor
func drawsInvalidNumbers<V: View>(
  _ effect: NumberEffect, _ location: SourceLocation = #_sourceLocation, _ view: (CGFloat) -> V
) {
  drawsInvalidNumbers(
    nan: effect, infinity: effect, large: effect, negative: effect, below: effect, location, view)
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
