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
  if ProcessInfo.processInfo.environment["VITRINE_DISCOVER"] != nil { discover(location, view) }
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

@MainActor
private func discover<V: View>(_ location: SourceLocation, _ view: (CGFloat) -> V) {
  func digest(_ n: CGFloat) -> Digest {
    LaidOut(view(n).frame(width: 40, height: 30), width: 40, height: 30).list.digest
  }
  func pixels(_ n: CGFloat) -> (blank: Bool, full: Bool, bits: Digest) {
    let laid = LaidOut(view(n).frame(width: 40, height: 30), width: 40, height: 30)
    let image = Rasterizer().render(laid.list, scale: 1, background: .white).image
    let px = image.pixels
    return (
      px.allSatisfy { $0 == 255 }, stride(from: 0, to: px.count, by: 4).allSatisfy { px[$0] == 0 },
      image.digest
    )
  }
  let candidates: [CGFloat] = [0, 1, 0.5, 100, 1e4, 1e6, -1, -100, -1e6]
  let known = candidates.map { ($0, digest($0), pixels($0).bits) }
  var line = "DISCOVER \(location.fileName):\(location.line)"
  for number in oddNumbers {
    let d = digest(number), p = pixels(number)
    var label =
      known.first { $0.1 == d }.map { "=\($0.0)" }
      ?? known.first { $0.2 == p.bits }.map { "~\($0.0)" } ?? "?"
    if p.blank { label += "_" }
    if p.full { label += "#" }
    line += " | \(number): \(label)"
  }
  print(line)
}
