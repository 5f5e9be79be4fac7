import Foundation

extension DisplayList {
  /// Names what is drawn: the size and the commands, without the marks of which view drew what
  /// and without anything that isn't ink. Equal digests mean equal pictures for one set of fonts
  /// and one engine version.
  package var digest: Digest {
    var hasher = DigestHasher()
    hasher.add(size)
    for command in commands { hasher.add(command) }
    return hasher.finish()
  }
}

extension DigestHasher {
  fileprivate mutating func add(_ command: Command) {
    switch command {
    case .beginView, .endView: break
    case .beginGroup(let group): add(group)
    case .endGroup: add(2)
    case .fill(let outline, let rule, let paint):
      add(3)
      add(outline)
      add(rule == .evenOdd)
      add(paint)
    case .stroke(let outline, let stroke, let paint):
      add(4)
      add(outline)
      add(stroke)
      add(paint)
    case .glyphs(let run): add(run)
    case .image(let image):
      add(6)
      add(image.image.digest)
      if let source = image.source { add(source) } else { add(0) }
      add(image.destination)
      switch image.interpolation {
      case .none: add(0)
      case .low: add(1)
      case .medium: add(2)
      case .high: add(3)
      }
      if let tint = image.tint { add(tint) } else { add(0) }
    }
  }

  fileprivate mutating func add(_ digest: Digest) {
    add(digest.high)
    add(digest.low)
  }

  fileprivate mutating func add(_ group: Group) {
    add(1)
    add(group.transform)
    add(group.opacity)
    if let clip = group.clip { add(clip) } else { add(0) }
    add(group.clipRule == .evenOdd)
    add(group.mask?.count ?? -1)
    for command in group.mask ?? [] { add(command) }
    add(group.blend.rawValue)
    add(group.effects.count)
    for effect in group.effects { add(effect) }
    add(group.isolated)
    if let projection = group.projection {
      add(7)
      for value in projection.rows { add(value) }
    }
    if let accent = group.accent {
      add(8)
      add(accent.rawValue)
    }
  }

  fileprivate mutating func add(_ effect: Effect) {
    switch effect {
    case .blur(let radius, let opaque):
      add(1)
      add(radius)
      add(opaque)
    case .shadow(let color, let radius, let offset):
      add(2)
      add(color)
      add(radius)
      add(offset)
    case .colorMatrix(let matrix):
      add(3)
      for value in matrix { add(value) }
    case .luminanceToAlpha: add(4)
    }
  }

  fileprivate mutating func add(_ t: CGAffineTransform) {
    add(t.a)
    add(t.b)
    add(t.c)
    add(t.d)
    add(t.tx)
    add(t.ty)
  }

  fileprivate mutating func add(_ outline: Outline) {
    switch outline {
    case .rect(let rect):
      add(1)
      add(rect)
    case .roundedRect(let rect, let corner, let continuous):
      add(2)
      add(rect)
      add(corner)
      add(continuous)
    case .ellipse(let rect):
      add(3)
      add(rect)
    case .path(let segments):
      add(4)
      add(segments.count)
      for segment in segments {
        switch segment {
        case .move(let p):
          add(1)
          add(p)
        case .line(let p):
          add(2)
          add(p)
        case .quad(let p, let c):
          add(3)
          add(p)
          add(c)
        case .cubic(let p, let c1, let c2):
          add(4)
          add(p)
          add(c1)
          add(c2)
        case .close: add(5)
        }
      }
    }
  }

  fileprivate mutating func add(_ stroke: Stroke) {
    add(stroke.width)
    add(Int(stroke.cap.rawValue))
    add(Int(stroke.join.rawValue))
    add(stroke.miterLimit)
    add(stroke.dash.count)
    for length in stroke.dash { add(length) }
    add(stroke.dashPhase)
  }

  fileprivate mutating func add(_ color: RGBA) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  fileprivate mutating func add(_ stops: [GradientStop]) {
    add(stops.count)
    for stop in stops {
      add(stop.color)
      add(stop.location)
    }
  }

  fileprivate mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(1)
      add(color)
    case .linear(let stops, let start, let end):
      add(2)
      add(stops)
      add(start)
      add(end)
    case .radial(let stops, let center, let startRadius, let endRadius, let transform):
      add(3)
      add(stops)
      add(center)
      add(startRadius)
      add(endRadius)
      add(transform)
    case .angular(let stops, let center, let start, let end):
      add(4)
      add(stops)
      add(center)
      add(start)
      add(end)
    case .image(let image, let tile):
      add(5)
      add(image.digest)
      add(tile)
    }
  }

  fileprivate mutating func add(_ run: GlyphRun) {
    // A group ends with 7 or 8 where it has a projection or an accent, so that no command may begin with those.
    add(run.isSmoothed ? 9 : 5)
    let face = run.face.face
    add(face.identifier)
    add(face.index)
    for variation in face.variations {
      add(variation.tag)
      add(variation.value)
    }
    add(face.slant)
    add(run.size)
    add(run.origin)
    add(run.glyphs.count)
    for glyph in run.glyphs {
      add(UInt64(glyph.id))
      add(Double(glyph.x))
      add(Double(glyph.y))
    }
    add(run.paint)
    add(run.isColor)
  }
}
