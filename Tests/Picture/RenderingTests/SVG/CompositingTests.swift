import DisplayList
import Foundation
import Testing

@testable import Rendering

private let alphaCases: [(Blend, String, String, String)] = [
  (.sourceAtop, "#FF0000", "#800080", "#FFFFFF"),
  (.destinationOver, "#FF0000", "#FF0000", "#8080FF"),
  (.destinationOut, "#FF0000", "#FF8080", "#FFFFFF"),
  (.sourceIn, "#FFFFFF", "#8080FF", "#FFFFFF"),
  (.sourceOut, "#FFFFFF", "#FFFFFF", "#8080FF"),
  (.destinationIn, "#FFFFFF", "#FF8080", "#FFFFFF"),
  (.xor, "#FF0000", "#FF8080", "#8080FF"),
  (.normal, "#FF0000", "#800080", "#8080FF"),
]

private let colorCases: [(Blend, [Double])] = [
  (.multiply, [0.1875, 0.125, 0.375]), (.screen, [0.8125, 0.625, 0.875]),
  (.overlay, [0.625, 0.25, 0.75]), (.darken, [0.25, 0.25, 0.5]), (.lighten, [0.75, 0.5, 0.75]),
  (.colorDodge, [1, 0.5, 1]), (.colorBurn, [0, 0, 1.0 / 3]), (.hardLight, [0.375, 0.25, 0.75]),
  (.difference, [0.5, 0.25, 0.25]), (.exclusion, [0.625, 0.5, 0.5]),
  (.softLight, [0.65625, 0.25, 0.6036]), (.plusLighter, [1, 0.75, 1]),
  (.plusDarker, [0, 0, 0.25]),
]

@Suite(.blocking) struct CompositingTests {
  /// A half covered by one colour, and a band across it blended in, in a picture of their own.
  private func list(_ blend: Blend) -> DisplayList {
    let red = Paint.color(RGBA(1, 0, 0, 1)), blue = Paint.color(RGBA(0, 0, 1, 0.5))
    return DisplayList(
      size: CGSize(width: 20, height: 20),
      commands: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .nonZero, .color(.white)),
        .beginGroup(Group(isolated: true)),
        .fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 20)), .nonZero, red),
        .beginView(0),
        .beginGroup(Group(blend: blend)),
        .fill(.rect(CGRect(x: 0, y: 5, width: 20, height: 10)), .nonZero, blue),
        .endGroup, .endView, .endGroup,
      ], views: [ViewRecord(kind: "Band", frame: .zero, parent: nil)])
  }

  /// The colors on white: where only the first is, where both are, where only the second is.
  @Test(arguments: alphaCases)
  func alphasDecideWhatIsLeft(
    _ blend: Blend, _ only: String, _ both: String, _ second: String
  ) {
    expect(Rasterizer().render(list(blend), scale: 1), only, both, second, "\(blend)")
  }

  @Test(.needsLibrsvg, arguments: alphaCases)
  func alphasDecideWhatIsLeftInSVG(
    _ blend: Blend, _ only: String, _ both: String, _ second: String
  ) throws {
    let svg = SVGExporter().export(list(blend))
    expect(try OtherRenderers.librsvg(svg, scale: 1), only, both, second, "\(blend)")
  }

  private func expect(
    _ picture: Bitmap, _ only: String, _ both: String, _ second: String, _ what: String
  ) {
    for ((x, y), hex) in zip(
      [(5, 2), (5, 10), (15, 10), (15, 2)], [only, both, second, "#FFFFFF"])
    {
      let p = picture[x, y]
      let wanted = Int(hex.dropFirst(), radix: 16) ?? 0
      let off = [
        abs(Int(p.red) - wanted >> 16), abs(Int(p.green) - (wanted >> 8 & 255)),
        abs(Int(p.blue) - (wanted & 255)),
      ]
      #expect(off.allSatisfy { $0 <= 2 }, "\(what) at \(x), \(y): \(p), not \(hex)")
    }
  }

  /// The formulas of the PDF specification for opaque colours, backdrop 0.75, 0.25, 0.5 under source
  /// 0.25, 0.5, 0.75.
  @Test(arguments: colorCases)
  func coloursAreMixedAsThePDFSpecificationStates(_ blend: Blend, _ wanted: [Double]) throws {
    let all = Outline.rect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let list = DisplayList(
      size: CGSize(width: 4, height: 4),
      commands: [
        .fill(all, .nonZero, .color(RGBA(0.75, 0.25, 0.5))), .beginGroup(Group(blend: blend)),
        .fill(all, .nonZero, .color(RGBA(0.25, 0.5, 0.75))), .endGroup,
      ])
    let p = Rasterizer().render(list, scale: 1)[2, 2]
    for (got, wanted) in zip([p.red, p.green, p.blue], wanted) {
      #expect(abs(Double(got) / 255 - wanted) < 0.012, "\(blend): \(p), not \(wanted)")
    }
  }

  private var perspective: DisplayList {
    let map = Projection(1, 0, 0.01, 0, 1, 0, 0, 0, 1)
    return DisplayList(
      size: CGSize(width: 40, height: 40),
      commands: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), .nonZero, .color(.white)),
        .beginGroup(Group(projection: map)),
        .fill(.rect(CGRect(x: 10, y: 10, width: 30, height: 40)), .nonZero, .color(.black)),
        .endGroup,
      ])
  }

  @Test func perspectiveDividesByTheDepth() {
    let ours = Rasterizer().render(perspective, scale: 2)
    // x' = x / (1 + x / 100): 10 to 9.09, 40 to 28.57; at x = 40 the top edge is at 10 / 1.4 = 7.14.
    #expect(ours[17, 40].red == 255 && ours[19, 40].red == 0)
    #expect(ours[56, 40].red == 0 && ours[58, 40].red == 255)
    #expect(ours[55, 13].red == 255 && ours[55, 16].red == 0)
  }

  @Test(.needsLibrsvg) func perspectiveIsTheSameInSVG() throws {
    let ours = Rasterizer().render(perspective, scale: 2)
    let theirs = try OtherRenderers.librsvg(SVGExporter().export(perspective), scale: 2)
    let difference = try #require(PictureDifference(ours, theirs))
    #expect(difference.mean < 1.5)
  }
}
