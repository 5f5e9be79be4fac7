import DisplayList
import Foundation

@testable import Rendering

/// A picture with everything that exporters draw, each in a place of its own.
enum SampleScene {
  static func list() throws -> DisplayList {
    var scene = Scene()
    scene.add(
      "Background", scene.frame(0, 0, 320, 300),
      [
        .fill(
          .rect(scene.frame(0, 0, 320, 300)), .nonZero,
          .linear(
            [GradientStop(RGBA(0.95, 0.96, 1), at: 0), GradientStop(RGBA(0.8, 0.86, 0.98), at: 1)],
            start: .zero, end: CGPoint(x: 320, y: 300)))
      ])
    try card(&scene)
    gradients(&scene)
    groups(&scene)
    try text(&scene)
    return scene.list
  }

  struct Scene {
    var list = DisplayList(size: CGSize(width: 320, height: 300))

    init() {
      list.views.append(ViewRecord(kind: "ZStack", frame: frame(0, 0, 320, 300), parent: nil))
    }

    func frame(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: w, height: h)
    }

    mutating func add(
      _ kind: String, _ frame: CGRect, _ commands: [Command], text: String? = nil,
      link: String? = nil, label: String? = nil, role: String? = nil
    ) {
      list.views.append(
        ViewRecord(
          kind: kind, frame: frame, parent: 0, text: text, link: link, label: label, role: role))
      list.commands.append(.beginView(list.views.count - 1))
      list.commands += commands
      list.commands.append(.endView)
    }
  }

  static let rainbow = [
    GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(1, 1, 0), at: 0.33),
    GradientStop(RGBA(0, 0.6, 1), at: 0.66), GradientStop(RGBA(1, 0, 0), at: 1),
  ]

  static func pattern() -> ImagePixels {
    var pixels: [UInt8] = []
    for y in 0..<32 {
      for x in 0..<32 { pixels += [UInt8(x * 8), UInt8(y * 8), UInt8((x ^ y) * 8), 255] }
    }
    return ImagePixels(width: 32, height: 32, pixels: pixels)
  }

  private static func card(_ scene: inout Scene) throws {
    let frame = scene.frame(16, 16, 156, 70)
    let outline = Outline.roundedRect(
      frame, cornerSize: CGSize(width: 20, height: 20), continuous: true)
    let shadow = Effect.shadow(
      color: RGBA(0, 0, 0, 0.3), radius: 10, offset: CGSize(width: 0, height: 4))
    scene.add(
      "RoundedRectangle", frame,
      [.beginGroup(Group(effects: [shadow])), .fill(outline, .nonZero, .color(.white)), .endGroup])
  }

  private static func gradients(_ scene: inout Scene) {
    let sweep = Paint.angular(
      rainbow, center: CGPoint(x: 225, y: 51), start: -.pi / 2, end: .pi * 1.5)
    scene.add(
      "Circle", scene.frame(190, 16, 70, 70),
      [.fill(.ellipse(scene.frame(190, 16, 70, 70)), .nonZero, sweep)])
    let ball = Paint.radial(
      [GradientStop(.white, at: 0), GradientStop(RGBA(0, 0.5, 0.4), at: 1)], center: .zero,
      startRadius: 2, endRadius: 30,
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 280, ty: 40))
    scene.add(
      "Ellipse", scene.frame(268, 16, 40, 70),
      [.fill(.ellipse(scene.frame(268, 16, 40, 70)), .nonZero, ball)])
    let arc: [Outline.Segment] = [
      .move(CGPoint(x: 40, y: 101)),
      .cubic(
        CGPoint(x: 65, y: 126), control1: CGPoint(x: 53.8, y: 101),
        control2: CGPoint(x: 65, y: 112.2)),
      .cubic(
        CGPoint(x: 40, y: 151), control1: CGPoint(x: 65, y: 139.8),
        control2: CGPoint(x: 53.8, y: 151)),
    ]
    scene.add(
      "Gauge", scene.frame(11, 97, 58, 58),
      [
        .stroke(
          .ellipse(scene.frame(15, 101, 50, 50)), Stroke(width: 8), .color(RGBA(0, 0, 0, 0.1))),
        .stroke(.path(arc), Stroke(width: 8, cap: .round), .color(RGBA(0.2, 0.78, 0.35))),
        .stroke(
          .rect(scene.frame(80, 105, 60, 40)), Stroke(width: 2, dash: [6, 3], dashPhase: 1),
          .color(RGBA(0.8, 0, 0.2))),
      ], label: "60 %", role: "progressbar")
  }

  private static func groups(_ scene: inout Scene) {
    let image = pattern()
    let frame = scene.frame(160, 100, 60, 60)
    let clip = Outline.roundedRect(
      frame, cornerSize: CGSize(width: 16, height: 16), continuous: true)
    scene.add(
      "Image", frame,
      [.beginGroup(Group(clip: clip)), .image(ImageDraw(image, in: frame)), .endGroup],
      label: "A pattern", role: "img")
    scene.add(
      "Image", scene.frame(240, 100, 60, 60),
      [
        .beginGroup(Group(effects: [.blur(radius: 6, opaque: false)])),
        .image(ImageDraw(image, in: scene.frame(240, 100, 60, 60))), .endGroup,
      ])
    let fade = Paint.linear(
      [GradientStop(.black, at: 0), GradientStop(.clear, at: 1)], start: CGPoint(x: 0, y: 170),
      end: CGPoint(x: 0, y: 230))
    scene.add(
      "Mask", scene.frame(16, 170, 60, 60),
      [
        .beginGroup(Group(mask: [.fill(.rect(scene.frame(16, 170, 60, 60)), .nonZero, fade)])),
        .fill(.rect(scene.frame(16, 170, 60, 60)), .nonZero, .color(RGBA(0.6, 0.1, 0.8))),
        .endGroup,
      ])
    scene.add(
      "Blend", scene.frame(90, 170, 70, 60),
      [
        .fill(.ellipse(scene.frame(90, 170, 45, 45)), .nonZero, .color(RGBA(0, 0.8, 1))),
        .beginGroup(Group(blend: .multiply)),
        .fill(.ellipse(scene.frame(110, 182, 45, 45)), .nonZero, .color(RGBA(1, 0.9, 0))),
        .endGroup,
      ])
    let gray = [0.2126, 0.7152, 0.0722, 0, 0]
    scene.add(
      "Gray", scene.frame(170, 170, 60, 60),
      [
        .beginGroup(
          Group(opacity: 0.6, effects: [.colorMatrix(gray + gray + gray + [0, 0, 0, 1, 0])])),
        .image(ImageDraw(image, in: scene.frame(170, 170, 60, 60))), .endGroup,
      ])
    scene.add(
      "Stencil", scene.frame(244, 170, 60, 60),
      [
        .image(
          ImageDraw(
            image, source: scene.frame(0, 0, 16, 16), in: scene.frame(244, 170, 60, 60),
            tint: .linear(rainbow, start: CGPoint(x: 244, y: 0), end: CGPoint(x: 304, y: 0))))
      ])
  }

  private static func text(_ scene: inout Scene) throws {
    let bold = SetText.inter(weight: 700), regular = SetText.inter()
    let dark = Paint.color(RGBA(0.1, 0.1, 0.12))
    guard
      let title = bold.run("Lisbon & Porto", size: 16.5, at: CGPoint(x: 28, y: 44), dark),
      let date = regular.run(
        "Friday, 9 January", size: 12.6, at: CGPoint(x: 28.3, y: 64), .color(RGBA(0.4, 0.4, 0.45))),
      let bright = bold.run(
        "Gradient", size: 22, at: CGPoint(x: 16, y: 262),
        .linear(rainbow, start: CGPoint(x: 16, y: 0), end: CGPoint(x: 120, y: 0))),
      let turned = regular.run("Turned", size: 16, at: .zero),
      let small = regular.run(
        "The quick brown fox jumps 0123456789", size: 11, at: CGPoint(x: 16, y: 288)),
      let emoji = SetText.emoji().run("🦊🌍", size: 26, at: CGPoint(x: 240, y: 266))
    else { throw MissingFont() }
    scene.add(
      "Link", scene.frame(28, 30, 130, 40), [.glyphs(title), .glyphs(date)],
      text: "Lisbon & Porto", link: "https://example.com/a?b=1&c=\"2\"", label: "Trip <to> Lisbon",
      role: "link")
    scene.add("Text", scene.frame(16, 244, 110, 26), [.glyphs(bright)], text: "Gradient")
    let turn = CGAffineTransform(rotationAngle: -0.2)
      .concatenating(CGAffineTransform(translationX: 150, y: 268))
    scene.add(
      "Text", scene.frame(150, 244, 60, 26),
      [.beginGroup(Group(transform: turn)), .glyphs(turned), .endGroup], text: "Turned")
    scene.add(
      "Text", scene.frame(16, 278, 200, 14), [.glyphs(small)],
      text: "The quick brown fox jumps 0123456789")
    scene.add("Text", scene.frame(240, 240, 66, 32), [.glyphs(emoji)], text: "🦊🌍")
  }

  struct MissingFont: Error, CustomStringConvertible {
    var description: String { "a pinned font is missing: run `make deps`" }
  }
}
