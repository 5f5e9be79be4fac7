import DisplayList
import Foundation
import InkComparison

/// The place of a run of glyphs in our picture.
struct TextRegion {
  let text: String
  /// The font's size on the screen, pixels per em.
  let size: Double
  /// From the top of the ascenders to the bottom of the descenders, pixels.
  let box: InkBox
  /// The left ends of the glyphs, pixels.
  let pens: [Double]
}

/// The texts and the symbols of our picture.
struct DrawnRegions {
  private(set) var texts: [TextRegion] = []
  /// The boxes of symbols and other images, pixels.
  private(set) var images: [InkBox] = []

  /// - Parameter scale: pixels per point.
  init(_ list: DisplayList, scale: CGFloat) {
    var transforms = [CGAffineTransform(scaleX: scale, y: scale)]
    for command in list.commands {
      switch command {
      case .beginGroup(let group):
        transforms.append(group.transform.concatenating(transforms[transforms.count - 1]))
      case .endGroup:
        transforms.removeLast()
      case .glyphs(let run):
        add(run, transforms[transforms.count - 1])
      default: break
      }
    }
    for view in list.views where view.kind == "Image" {
      let frame = view.frame
      guard frame.width > 0, frame.height > 0, frame.width < 1e5, frame.height < 1e5 else {
        continue
      }
      images.append(
        InkBox(
          left: Int(clamping: Double((frame.minX * scale).rounded(.down))),
          top: Int(clamping: Double((frame.minY * scale).rounded(.down))),
          right: Int(clamping: Double((frame.maxX * scale).rounded(.up))),
          bottom: Int(clamping: Double((frame.maxY * scale).rounded(.up)))))
    }
  }

  private mutating func add(_ run: GlyphRun, _ transform: CGAffineTransform) {
    // A turned text is left to the boxes and to the ink.
    guard abs(transform.b) < 1e-6, abs(transform.c) < 1e-6, transform.a > 0, transform.d > 0,
      run.text.contains(where: { !$0.isWhitespace })
    else { return }
    let origin = CGPoint(
      x: transform.a * run.origin.x + transform.tx, y: transform.d * run.origin.y + transform.ty)
    let size = Double(run.size * transform.d)
    let width = Double(run.width * transform.a)
    guard size.isFinite, width.isFinite, abs(origin.x) < 1e5, abs(origin.y) < 1e5, width < 1e5
    else { return }
    let box = InkBox(
      left: Int(clamping: Double(origin.x).rounded(.down) - 1),
      top: Int(clamping: (Double(origin.y) - 0.8 * size).rounded(.down)),
      right: Int(clamping: (Double(origin.x) + width).rounded(.up) + 1),
      bottom: Int(clamping: (Double(origin.y) + 0.24 * size).rounded(.up)))
    if run.isColor {
      images.append(box)
    } else {
      texts.append(
        TextRegion(
          text: run.text, size: size, box: box,
          pens: run.glyphs.map { Double(origin.x) + Double($0.x) * Double(transform.a) }))
    }
  }
}
