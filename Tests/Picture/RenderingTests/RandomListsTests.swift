import DisplayList
import Foundation
import Testing

@testable import Rendering

/// Lists of commands with every unusual number that a view might compute. The same lists every time.
private struct RandomLists {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func number() -> CGFloat {
    let odd: [CGFloat] = [
      0, -0.0, 1, -1, 0.5, 3.75, 10, -10, 1e-9, 1e9, -1e9, 1e30, .nan, .infinity, -.infinity,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    return below(3) == 0 ? odd[below(odd.count)] : CGFloat(below(400)) / 10
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func color() -> RGBA {
    RGBA(Double(number()) / 10, Double(number()) / 10, 0.5, Double(number()) / 20)
  }

  mutating func stops() -> [GradientStop] {
    (0..<below(4)).map { _ in GradientStop(color(), at: number() / 40) }
  }

  mutating func transform() -> CGAffineTransform {
    if below(2) == 0 { return CGAffineTransform(translationX: number(), y: number()) }
    return CGAffineTransform(
      a: number() / 10, b: number() / 10, c: number() / 10, d: number() / 10, tx: number(),
      ty: number())
  }

  mutating func paint() -> Paint {
    switch below(5) {
    case 0: .color(color())
    case 1: .linear(stops(), start: point(), end: point())
    case 2:
      .radial(
        stops(), center: point(), startRadius: number(), endRadius: number(),
        transform: transform())
    case 3: .angular(stops(), center: point(), start: number(), end: number())
    default: .image(picture, tile: rect())
    }
  }

  let picture = ImagePixels(width: 2, height: 1, pixels: [9, 9, 9, 255, 0, 0, 0, 0])

  mutating func outline() -> Outline {
    switch below(4) {
    case 0: .rect(rect())
    case 1: .roundedRect(rect(), cornerSize: size(), continuous: below(2) == 0)
    case 2: .ellipse(rect())
    default:
      .path([
        .line(point()), .move(point()), .quad(point(), control: point()), .close,
        .cubic(point(), control1: point(), control2: point()),
      ])
    }
  }

  mutating func effect() -> Effect {
    switch below(4) {
    case 0: .blur(radius: number(), opaque: below(2) == 0)
    case 1: .shadow(color: color(), radius: number(), offset: size())
    case 2: .colorMatrix((0..<(below(2) == 0 ? 20 : 7)).map { _ in Double(number()) })
    default: .luminanceToAlpha
    }
  }

  mutating func commands(depth: Int) -> [Command] {
    var all: [Command] = []
    for _ in 0..<below(4) {
      switch below(depth > 2 ? 5 : 8) {
      case 0, 1: all.append(.fill(outline(), below(2) == 0 ? .evenOdd : .nonZero, paint()))
      case 2:
        all.append(
          .stroke(outline(), Stroke(width: number(), dash: [number(), number()]), paint()))
      case 3:
        all.append(
          .image(
            ImageDraw(
              picture, source: below(2) == 0 ? rect() : nil, in: rect(),
              tint: below(2) == 0 ? paint() : nil)))
      case 4: all.append([.endView, .beginView(below(9)), .endGroup][below(3)])
      default:
        var group = Group(transform: transform(), opacity: number() / 20)
        if below(2) == 0 { group.clip = outline() }
        if below(3) == 0 { group.mask = commands(depth: depth + 1) }
        if below(3) == 0 { group.blend = Blend.allCases[below(Blend.allCases.count)] }
        if below(2) == 0 { group.effects = [effect()] }
        all.append(.beginGroup(group))
        all += commands(depth: depth + 1)
        if below(9) > 0 { all.append(.endGroup) }
      }
    }
    return all
  }

  mutating func list() -> DisplayList {
    DisplayList(
      size: CGSize(width: 30, height: 20), commands: commands(depth: 0),
      views: [ViewRecord(kind: "Odd", frame: rect(), parent: below(3))])
  }
}

@Suite struct RandomListsTests {
  /// Random display lists: each is written to files that can be read, in finite time.
  @Test(arguments: 0..<12) func everyListBecomesFiles(_ part: Int) throws {
    let rasterizer = Rasterizer(), encoder = PNGEncoder(), svg = SVGExporter()
    for seed in part * 50..<part * 50 + 50 {
      var lists = RandomLists(seed: UInt64(seed))
      let list = lists.list()
      let bitmap = rasterizer.render(list, scale: 2)
      #expect(bitmap.width == 60 && bitmap.height == 40)
      #expect(Bitmap.hasEqualPixels(try PNGDecoder.decode(encoder.encode(bitmap)), bitmap))
      #expect(XMLCheck().parses(svg.export(list, title: "\(seed)")), "seed \(seed)")
      let json = Data(LayoutJSON.export(list).utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: json) }
    }
  }
}
