import Foundation
import Rendering
import Testing
import UIKit

@testable import SwiftUI

private typealias Case = (name: String, view: AnyView)
private let box = Color(red: 0, green: 0, blue: 0)

/// Every modifier that takes a number, given one that nobody means: drawn into pixels, SVG and HTML.
@MainActor
@Suite struct OddInputDrawingTests {
  nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e9, 1e20, -1e20, .greatestFiniteMagnitude,
  ]

  private func draw(_ cases: [Case], _ number: CGFloat) {
    let svg = SVGExporter(), html = HTMLExporter()
    for (name, view) in cases {
      FileHandle.standardError.write("CASE \(name) \(number)\n".data(using: .utf8)!)
      for scale in [1, 3] as [CGFloat] {
        let renderer = ImageRenderer(content: view.frame(width: 60, height: 40))
        renderer.scale = scale
        let png = renderer.uiImage?.pngData()
        #expect(png?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]), "\(name) of \(number)")
        #expect(renderer.cgImage?.width == Int(60 * scale), "\(name) of \(number)")
      }
      let fitting = ImageRenderer(content: view)
      _ = fitting.cgImage
      for list in [
        ImageRenderer(content: view.frame(width: 60, height: 40)).displayList, fitting.displayList,
      ] {
        #expect(svg.export(list).hasSuffix("</svg>\n"), "\(name) of \(number)")
        #expect(svg.export(list, text: .text).hasSuffix("</svg>\n"), "\(name) of \(number)")
        #expect(html.export(list, title: "").contains("</html>"), "\(name) of \(number)")
      }
    }
  }

  @Test(arguments: odd) func `effects are drawn with any number`(_ x: CGFloat) {
    let d = Double(x), angle = Angle.degrees(Double(x))
    draw(
      [
        ("scaleEffect", AnyView(box.scaleEffect(x))),
        (
          "scaleEffect.x", AnyView(Text("a").scaleEffect(x: x, y: 1, anchor: UnitPoint(x: x, y: 0)))
        ),
        ("rotation", AnyView(Text("a").rotationEffect(angle, anchor: UnitPoint(x: x, y: x)))),
        ("rotation.radians", AnyView(box.rotationEffect(.radians(d)))),
        (
          "rotation3D",
          AnyView(
            box.rotation3DEffect(angle, axis: (x: x, y: 1, z: 0), anchorZ: x, perspective: x))
        ),
        (
          "rotation3D.perspective",
          AnyView(box.rotation3DEffect(.degrees(30), axis: (0, 1, 0), perspective: x))
        ),
        ("blur", AnyView(box.frame(width: 20, height: 20).blur(radius: x))),
        ("blur.opaque", AnyView(box.blur(radius: x, opaque: true))),
        ("blur.large", AnyView(box.frame(width: 1e6, height: 1e6).blur(radius: x))),
        ("shadow", AnyView(Circle().shadow(radius: x, x: x, y: x))),
        ("shadow.text", AnyView(Text("a").shadow(color: .red, radius: 2, x: x))),
        ("shadow.image", AnyView(Image(systemName: "star").shadow(radius: x))),
        ("opacity", AnyView(box.opacity(d))),
        ("brightness", AnyView(box.brightness(d).contrast(d).saturation(d).grayscale(d))),
        ("hueRotation", AnyView(Color.red.hueRotation(angle))),
        ("offset", AnyView(box.offset(x: x, y: x))),
        ("position", AnyView(box.position(x: x, y: x))),
        (
          "transform",
          AnyView(box.transformEffect(CGAffineTransform(a: x, b: 0, c: 0, d: 1, tx: x, ty: 0)))
        ),
        (
          "projection",
          AnyView(
            box.projectionEffect(
              ProjectionTransform(CGAffineTransform(a: 1, b: x, c: x, d: 1, tx: 0, ty: 0))))
        ),
        ("mask", AnyView(box.mask { Circle().offset(x: x).blur(radius: x) })),
        ("clip", AnyView(box.clipShape(RoundedRectangle(cornerRadius: x)).cornerRadius(x))),
        ("colorMultiply", AnyView(box.colorMultiply(Color(red: d, green: d, blue: d, opacity: d)))),
        (
          "zIndex",
          AnyView(
            ZStack {
              box.zIndex(d)
              Color.red.zIndex(1)
              Text("a").zIndex(-d)
            })
        ),
        ("visualEffect", AnyView(box.visualEffect { view, _ in view.offset(x: x).scaleEffect(x) })),
      ], x)
  }

  @Test(arguments: odd) func `shapes are drawn with any number`(_ x: CGFloat) {
    let style = StrokeStyle(
      lineWidth: x, lineCap: .round, lineJoin: .miter, miterLimit: x, dash: [x, 3], dashPhase: x)
    let fine = StrokeStyle(lineWidth: 2, dash: [x], dashPhase: x)
    let path = Path {
      $0.move(to: CGPoint(x: x, y: 0))
      $0.addLine(to: CGPoint(x: 3, y: x))
      $0.addQuadCurve(to: CGPoint(x: x, y: x), control: CGPoint(x: 1, y: x))
      $0.addArc(
        center: CGPoint(x: 9, y: 9), radius: x, startAngle: .degrees(Double(x)),
        endAngle: .degrees(0), clockwise: true)
      $0.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .degrees(Double(x)))
      $0.addRoundedRect(
        in: CGRect(x: x, y: 0, width: x, height: 4), cornerSize: CGSize(width: x, height: 1))
    }
    draw(
      [
        ("rounded", AnyView(RoundedRectangle(cornerRadius: x, style: .continuous))),
        ("rounded.size", AnyView(RoundedRectangle(cornerSize: CGSize(width: x, height: 3)))),
        ("uneven", AnyView(UnevenRoundedRectangle(topLeadingRadius: x, bottomTrailingRadius: 4))),
        ("inset", AnyView(Capsule().inset(by: x))),
        ("stroke", AnyView(Circle().stroke(lineWidth: x))),
        ("stroke.style", AnyView(Circle().stroke(style: style))),
        ("stroke.dash", AnyView(Circle().stroke(style: fine))),
        (
          "stroke.border",
          AnyView(RoundedRectangle(cornerRadius: 9).strokeBorder(.red, style: style))
        ),
        ("border", AnyView(box.border(.red, width: x))),
        ("trim", AnyView(Circle().trim(from: x, to: 0.7).stroke(style: style))),
        ("trim.to", AnyView(Ellipse().trim(from: 0.1, to: x))),
        (
          "shape.rotation", AnyView(Rectangle().rotation(.degrees(Double(x))).scale(x).offset(x: x))
        ),
        ("path", AnyView(path)),
        ("path.stroke", AnyView(path.stroke(style: style))),
        ("path.stroked", AnyView(path.strokedPath(StrokeStyle(lineWidth: 3, dash: [x, 1])))),
        (
          "line.stroked",
          AnyView(Circle().path(in: CGRect(x: 0, y: 0, width: 50, height: 50)).strokedPath(style))
        ),
        ("path.area", AnyView(path.union(Path(CGRect(x: 0, y: 0, width: 9, height: 9))))),
        ("path.trimmed", AnyView(path.trimmedPath(from: x, to: 1))),
        (
          "canvas",
          AnyView(
            Canvas { context, size in
              context.stroke(path, with: .color(.red), style: style)
              context.opacity = Double(x)
              context.addFilter(.blur(radius: x))
              context.addFilter(.shadow(radius: x, x: x))
              context.rotate(by: .degrees(Double(x)))
              context.scaleBy(x: x, y: 1)
              context.fill(
                Path(CGRect(x: x, y: 0, width: x, height: 4)),
                with: .linearGradient(
                  Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: x, y: 0),
                  endPoint: CGPoint(x: 1, y: x), options: .repeat))
              context.draw(Text("a"), at: CGPoint(x: x, y: x))
              context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: x, height: x)) }
            })
        ),
        (
          "canvas.size",
          AnyView(
            Canvas { context, _ in context.withCGContext { $0.fill(.zero) } }.frame(
              width: x, height: x))
        ),
      ], x)
  }

  @Test(arguments: odd) func `colours are drawn with any number`(_ x: CGFloat) {
    let d = Double(x)
    let gradient = Gradient(stops: [
      .init(color: Color(hue: d, saturation: d, brightness: d), location: x),
      .init(color: .red, location: 0.3), .init(color: Color(white: d, opacity: d), location: -x),
    ])
    let point = UnitPoint(x: x, y: 0)
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[Float(x), 0], [1, 0], [0, Float(x)], [1, 1]],
      colors: [.red, Color(red: d, green: 0, blue: 0), .blue, .green])
    draw(
      [
        ("rgb", AnyView(Color(red: d, green: d, blue: d))),
        ("displayP3", AnyView(Color(.displayP3, red: d, green: 0, blue: 1, opacity: d))),
        ("linear", AnyView(Color(.sRGBLinear, red: d, green: 0, blue: 1, opacity: 1))),
        ("hue", AnyView(Color(hue: d, saturation: 1, brightness: 1))),
        ("color.opacity", AnyView(Color.red.opacity(d))),
        ("color.mix", AnyView(Color.red.mix(with: .blue, by: d))),
        ("uiColor", AnyView(Color(UIColor(hue: x, saturation: x, brightness: x, alpha: x)))),
        (
          "linearGradient",
          AnyView(LinearGradient(gradient: gradient, startPoint: point, endPoint: .bottom))
        ),
        (
          "radial",
          AnyView(RadialGradient(gradient: gradient, center: point, startRadius: x, endRadius: 9))
        ),
        (
          "radial.end",
          AnyView(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: x))
        ),
        (
          "angular",
          AnyView(
            AngularGradient(
              gradient: gradient, center: point, startAngle: .degrees(d), endAngle: .degrees(9)))
        ),
        (
          "conic", AnyView(AngularGradient(gradient: gradient, center: .center, angle: .degrees(d)))
        ),
        (
          "elliptical",
          AnyView(
            EllipticalGradient(
              gradient: gradient, center: point, startRadiusFraction: x, endRadiusFraction: 1))
        ),
        ("mesh", AnyView(mesh)), ("mesh.text", AnyView(Text("a").foregroundStyle(mesh))),
        (
          "shadow.style",
          AnyView(Circle().fill(.red.shadow(.drop(radius: x, x: x)).shadow(.inner(radius: x))))
        ),
        (
          "tinted",
          AnyView(
            Image(
              uiImage: (UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
              }).withTintColor(UIColor(red: x, green: 2, blue: -1, alpha: x))))
        ),
        (
          "image.size",
          AnyView(
            Image(size: CGSize(width: x, height: x)) {
              $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
            })
        ),
      ], x)
  }

  @Test(arguments: odd) func `texts are drawn with any number`(_ x: CGFloat) {
    let d = Double(x), words = "Some words that need more than one line"
    let date = Date(timeIntervalSinceReferenceDate: d)
    let far = Date(timeIntervalSinceReferenceDate: abs(d.isNaN ? 0 : d))
    draw(
      [
        ("size", AnyView(Text(words).font(.system(size: x)))),
        ("custom", AnyView(Text(words).font(.custom("Nothing", size: x)))),
        ("symbol", AnyView(Image(systemName: "star.fill").font(.system(size: x)))),
        ("image in text", AnyView(Text("a \(Image(systemName: "star")) b").font(.system(size: x)))),
        ("lineSpacing", AnyView(Text(words).lineSpacing(x))),
        ("tracking", AnyView(Text(words).tracking(x))),
        ("kerning", AnyView(Text(words).kerning(x).underline())),
        ("baseline", AnyView(Text("a") + Text("b").baselineOffset(x))),
        ("minimumScale", AnyView(Text(words).minimumScaleFactor(x).lineLimit(1))),
        (
          "weight",
          AnyView(
            Text(words).font(Font(UIFont.systemFont(ofSize: x, weight: UIFont.Weight(rawValue: x))))
          )
        ),
        ("time", AnyView(Text(date, style: .time))), ("date", AnyView(Text(date, style: .date))),
        ("relative", AnyView(Text(date, style: .relative))),
        ("offset", AnyView(Text(date, style: .offset))),
        ("timer", AnyView(Text(date, style: .timer))),
        ("range", AnyView(Text(Date(timeIntervalSinceReferenceDate: 0)...far))),
        (
          "timerInterval",
          AnyView(Text(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...far))
        ),
        ("number", AnyView(Text("\(d) \(d, specifier: "%.2f") \(d, format: .percent)"))),
        ("number.whole", AnyView(Text(d, format: .number.precision(.fractionLength(0))))),
      ], x)
  }

  @Test(arguments: odd) func `controls are drawn with any number`(_ x: CGFloat) {
    let d = Double(x)
    let far = Date(timeIntervalSinceReferenceDate: abs(d.isNaN ? 0 : d))
    draw(
      [
        ("gauge", AnyView(Gauge(value: d) { Text("a") })),
        (
          "gauge.circle",
          AnyView(Gauge(value: d, in: 0...100) { Text("a") }.gaugeStyle(.accessoryCircular))
        ),
        (
          "gauge.capacity",
          AnyView(Gauge(value: 3, in: 3...3) { Text("a") }.gaugeStyle(.accessoryCircularCapacity))
        ),
        ("gauge.endless", AnyView(Gauge(value: d, in: -.infinity ... .infinity) { Text("a") })),
        ("progress", AnyView(ProgressView(value: d, total: d))),
        ("progress.circle", AnyView(ProgressView(value: d).progressViewStyle(.circular))),
        (
          "progress.interval",
          AnyView(ProgressView(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...far))
        ),
        ("slider", AnyView(Slider(value: .constant(d), in: 0...1))),
        ("slider.step", AnyView(Slider(value: .constant(0.5), in: 0...1, step: d))),
        ("stepper", AnyView(Stepper("a", value: .constant(d), in: 0...1, step: d))),
        (
          "timeline",
          AnyView(
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: d), by: d)) {
              Text($0.date, style: .date)
            })
        ),
        (
          "list",
          AnyView(
            List { Text("a").listRowInsets(EdgeInsets(top: x, leading: x, bottom: 0, trailing: 0)) }
          )
        ),
        ("scroll", AnyView(ScrollView { box.frame(height: x) })),
      ], x)
  }

  @Test(arguments: [.min, -1, 0, 1_000_000_000, .max] as [Int])
  func `counts may be any`(_ n: Int) {
    draw(
      [
        ("lineLimit", AnyView(Text("a b c").lineLimit(n))),
        ("lineLimit.space", AnyView(Text("a b c").lineLimit(n, reservesSpace: true))),
        (
          "columns",
          AnyView(
            Grid {
              GridRow {
                box.gridCellColumns(n)
                box.gridCellColumns(n)
              }
            })
        ),
        ("mesh", AnyView(MeshGradient(width: n, height: n, points: [], colors: []))),
        ("number", AnyView(Text("\(n) \(n, format: .percent)"))),
      ], CGFloat(n))
  }

  @Test func `a text of a hundred thousand letters is drawn`() {
    let text = String(repeating: "word ", count: 20_000)
    draw(
      [
        ("lines", AnyView(Text(text))), ("one line", AnyView(Text(text).lineLimit(1))),
        ("scaled", AnyView(Text(text).minimumScaleFactor(0.1))),
        ("no spaces", AnyView(Text(String(repeating: "a", count: 100_000)))),
      ], 0)
  }

  @Test func `pictures larger than memory aren't made`() {
    for scale in [.nan, 0, -1, .infinity, 1e9] as [CGFloat] {
      let renderer = ImageRenderer(content: box.frame(width: 9, height: 9))
      renderer.scale = scale
      #expect(renderer.cgImage == nil)
      let mesh = ImageRenderer(
        content: MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .red, .red, .red]
        ).frame(width: 9, height: 9))
      mesh.scale = scale
      #expect(mesh.displayList.size == CGSize(width: 9, height: 9))
    }
    for side in [.nan, -1, 0, .infinity] as [CGFloat] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
      #expect(image.cgImage?.width == 1)
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.infinity, height: 1)) == nil)
    for x in Self.odd {
      _ = image.cgImage?.cropping(to: CGRect(x: x, y: 0, width: x, height: 1))
      _ = image.cgImage?.cropping(to: CGRect(x: 0, y: x, width: 1, height: x))
    }
  }
}
