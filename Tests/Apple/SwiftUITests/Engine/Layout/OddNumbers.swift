import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

/// What arithmetic on a count of zero, an empty list or a wrong unit brings to a modifier.
let oddNumbers: [CGFloat] = [
  .nan, .infinity, -.infinity, -7, 0, .leastNonzeroMagnitude, 1e9, 1e300, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude,
]

/// Draws a view once with each odd number, to every kind of file. Each must end, be of the frame's
/// size and hold numbers only; a trap ends the run.
@MainActor
func drawsOddNumbers<V: View>(
  _ location: SourceLocation = #_sourceLocation, _ view: (CGFloat) -> V
) {
  for number in oddNumbers {
    let laid = LaidOut(view(number).frame(width: 40, height: 30), width: 40, height: 30)
    let bitmap = Rasterizer().render(laid.list, scale: 2, background: .white)
    #expect(bitmap.width == 80 && bitmap.height == 60, "\(number)", sourceLocation: location)
    #expect(PNGEncoder().encode(bitmap).count > 60, "\(number)", sourceLocation: location)
    let texts = [
      SVGExporter().export(laid.list), HTMLExporter().export(laid.list, title: "odd"),
      LayoutJSON.export(laid.list),
    ]
    for text in texts {
      let isNone = text.range(
        of: "[\\s\"'(,:=-](nan|inf)[\\s\"'),;p%]", options: .regularExpression)
      #expect(
        isNone == nil, "\(number): \(isNone.map { text[$0] } ?? "")", sourceLocation: location)
    }
  }
}
