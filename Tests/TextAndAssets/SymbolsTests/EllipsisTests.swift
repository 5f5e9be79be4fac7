import DisplayList
import Foundation
import Testing

@testable import Symbols

/// The three dots stand apart at every weight, also between the weights that are drawn.
@Test(arguments: [300.0, 400, 500, 600, 650, 700, 900])
func theDotsOfAnEllipsisStandApart(_ weight: Double) {
  let symbol = SymbolLibrary.shared.symbol(
    named: "ellipsis", size: 100, weight: weight, scale: .medium)
  var starts: [CGFloat] = []
  for layer in symbol.layers {
    guard case .path(let segments) = layer.outline else { continue }
    for case .move(let point) in segments { starts.append(point.x) }
  }
  let places = starts.sorted()
  #expect(places.count == 3)
  for (left, right) in zip(places, places.dropFirst()) { #expect(right - left > 20) }
}
