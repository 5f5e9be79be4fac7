import InkComparison

/// Compares the ink of a symbol's frame: its box and its colour, and nothing of its inner shapes.
struct SymbolCheck {
  /// The ink's box and colour within a frame.
  struct Ink {
    let box: InkBox
    let color: LabColor
    let ground: LabColor
  }

  let apple: Ink?
  let ours: Ink?

  init(_ apple: PictureField, _ ours: PictureField, _ frame: InkBox) {
    self.apple = Self.ink(apple, frame)
    self.ours = Self.ink(ours, frame)
  }

  private static func ink(_ field: PictureField, _ frame: InkBox) -> Ink? {
    guard let area = field.clip(frame, outset: 2) else { return nil }
    // The ground is the commonest colour along the outline.
    var counts: [UInt32: Int] = [:]
    for x in area.left..<area.right {
      counts[field.words[area.top * field.width + x], default: 0] += 1
      counts[field.words[(area.bottom - 1) * field.width + x], default: 0] += 1
    }
    for y in area.top..<area.bottom {
      counts[field.words[y * field.width + area.left], default: 0] += 1
      counts[field.words[y * field.width + area.right - 1], default: 0] += 1
    }
    guard let ground = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return nil
    }
    var inks: [UInt32: Int] = [:]
    var contrast = 0
    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        let word = field.words[y * field.width + x]
        inks[word, default: 0] += 1
        contrast = max(contrast, Pixels.difference(word, ground))
      }
    }
    guard contrast > 14 else { return nil }
    var box: InkBox?
    for y in area.top..<area.bottom {
      for x in area.left..<area.right
      where Pixels.difference(field.words[y * field.width + x], ground) * 3 > contrast {
        let pixel = InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    let strong = inks.filter { Pixels.difference($0.key, ground) * 10 >= contrast * 8 }
    guard let box, let color = strong.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key
    else { return nil }
    return Ink(box: box, color: LabColor(color), ground: LabColor(ground))
  }

  /// The distances of our edges from Apple's: left, top, right, bottom; pixels.
  var distances: [Int] {
    guard let apple, let ours else { return apple == nil && ours == nil ? [] : [99] }
    return [
      ours.box.left - apple.box.left, ours.box.top - apple.box.top,
      ours.box.right - apple.box.right, ours.box.bottom - apple.box.bottom,
    ]
  }
}
