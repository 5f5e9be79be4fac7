import DisplayList
import Foundation

/// Lays what is drawn along a straight line onto a circle. The line is the x axis; its origin comes to
/// lie at `middle` of the circle, its points go on clockwise, and up points outward. Texts turn glyph by
/// glyph and images as they are, as on a watch face; lines and areas bend.
struct ArcBend {
  let center: CGPoint
  /// Points.
  let radius: CGFloat
  /// The direction from the centre to the line's origin, of length 1.
  let middle: CGPoint

  /// The direction outward at a place along the line.
  private func outward(_ x: CGFloat) -> CGPoint {
    let angle = Double(x / radius)
    let (c, s) = (CGFloat(cosine(angle)), CGFloat(sine(angle)))
    return CGPoint(x: middle.x * c - middle.y * s, y: middle.x * s + middle.y * c)
  }

  func point(_ p: CGPoint) -> CGPoint {
    let u = outward(p.x)
    return CGPoint(
      x: center.x + (radius - p.y) * u.x, y: center.y + (radius - p.y) * u.y)
  }

  /// Turns without bending, so that the place at `x` comes where it belongs.
  func turn(at x: CGFloat) -> CGAffineTransform {
    let u = outward(x)
    return CGAffineTransform(
      a: -u.y, b: u.x, c: -u.x, d: -u.y, tx: center.x + radius * u.x + x * u.y,
      ty: center.y + radius * u.y - x * u.x)
  }

  /// The box around a rectangle that was bent.
  func bounds(of rect: CGRect) -> CGRect {
    let steps = 8
    let points = (0...steps).flatMap { step -> [CGPoint] in
      let x = rect.minX + rect.width * CGFloat(step) / CGFloat(steps)
      return [point(CGPoint(x: x, y: rect.minY)), point(CGPoint(x: x, y: rect.maxY))]
    }
    let xs = points.map(\.x), ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Commands

  /// - Parameters:
  ///   - views: the views that the marks in the commands refer to.
  ///   - rigid: the indices of the views that are turned as a whole.
  func bent(_ commands: [Command], views: [ViewRecord], rigid: Set<Int>) -> [Command] {
    var result: [Command] = []
    // Of each open view and group, whether a turn of its own was opened with it.
    var turns: [Bool] = []
    var isRigid: Bool { turns.contains(true) }
    for command in commands {
      switch command {
      case .beginView(let index):
        result.append(command)
        let turnsHere = !isRigid && rigid.contains(index)
        if turnsHere {
          result.append(.beginGroup(CompositingGroup(transform: turn(at: views[index].frame.midX))))
        }
        turns.append(turnsHere)
      case .beginGroup(var group):
        // What has coordinates of its own is turned as a whole.
        let turnsHere = !isRigid && (!group.transform.isIdentity || group.projection != nil)
        if turnsHere {
          let place = CompositingGroup(transform: turn(at: group.transform.tx))
          result.append(.beginGroup(place))
        } else if !isRigid {
          group.clip = group.clip.map(bent)
          group.mask = group.mask.map { bent($0, views: views, rigid: rigid) }
        }
        result.append(.beginGroup(group))
        turns.append(turnsHere)
      case .endView, .endGroup:
        let turned = turns.popLast() ?? false
        if case .endView = command, turned { result.append(.endGroup) }
        result.append(command)
        if case .endGroup = command, turned { result.append(.endGroup) }
      case _ where isRigid: result.append(command)
      case .fill(let outline, let rule, let paint):
        result.append(.fill(bent(outline), rule, bent(paint)))
      case .stroke(let outline, let stroke, let paint):
        result.append(.stroke(bent(outline), stroke, bent(paint)))
      case .glyphs(let run): result += turned(run)
      case .image(let image):
        result.append(
          .beginGroup(CompositingGroup(transform: turn(at: image.destination.midX))))
        result += [command, .endGroup]
      }
    }
    return result
  }

  /// The commands of a run, each glyph turned around its own middle. The text stays with its
  /// characters where those can be matched with glyphs, else with the first glyph.
  private func turned(_ run: GlyphRun) -> [Command] {
    let characters = run.text.unicodeScalars.map { String($0) }
    let isApart = !run.isRightToLeft && characters.count == run.glyphs.count
    return run.glyphs.indices.flatMap { i -> [Command] in
      let glyph = run.glyphs[i]
      let end = i + 1 < run.glyphs.count ? CGFloat(run.glyphs[i + 1].x) : run.width
      let advance = max(end - CGFloat(glyph.x), 0)
      var one = run
      one.glyphs = [GlyphRun.Glyph(id: glyph.id, x: 0, y: glyph.y)]
      one.origin.x += CGFloat(glyph.x)
      one.width = advance
      one.text = isApart ? characters[i] : i == 0 ? run.text : ""
      let place = CompositingGroup(transform: turn(at: one.origin.x + advance / 2))
      return [.beginGroup(place), .glyphs(one), .endGroup]
    }
  }

  private func bent(_ paint: Paint) -> Paint {
    switch paint {
    case .linear(let stops, let start, let end):
      return .linear(stops, start: point(start), end: point(end))
    case .radial(let stops, let middle, let from, let to, let map):
      return .radial(
        stops, center: point(middle), startRadius: from, endRadius: to, transform: map)
    case .angular(let stops, let middle, let from, let to):
      return .angular(stops, center: point(middle), start: from, end: to)
    case .color, .image: return paint
    }
  }

  // MARK: Outlines

  /// Lines in pieces this long lie on the circle to the eye; points.
  private static let piece: CGFloat = 2

  private func bent(_ outline: Outline) -> Outline {
    var segments: [Outline.Segment] = []
    var last = CGPoint.zero, start = CGPoint.zero
    func pieces(_ curve: (CGFloat) -> CGPoint, length: CGFloat) {
      let count = Int(clamping: (length / Self.piece).rounded(.up), to: 1...256)
      for i in 1...count { segments.append(.line(point(curve(CGFloat(i) / CGFloat(count))))) }
    }
    func line(to end: CGPoint) {
      let from = last
      pieces(
        { CGPoint(x: from.x + (end.x - from.x) * $0, y: from.y + (end.y - from.y) * $0) },
        length: abs(end.x - from.x) + abs(end.y - from.y))
      last = end
    }
    for segment in Figure(outline).expanded.segments {
      switch segment {
      case .move(let p):
        segments.append(.move(point(p)))
        (last, start) = (p, p)
      case .line(let p): line(to: p)
      case .quad(let p, let c):
        // A curve moves with its controls, so long as it is short beside the radius.
        segments.append(.quad(point(p), control: point(c)))
        last = p
      case .cubic(let p, let c1, let c2):
        segments.append(.cubic(point(p), control1: point(c1), control2: point(c2)))
        last = p
      case .close:
        line(to: start)
        segments.append(.close)
      }
    }
    return .path(segments)
  }
}
