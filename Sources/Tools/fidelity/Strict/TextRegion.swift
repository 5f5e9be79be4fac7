import DisplayList
import Foundation
import InkComparison

/// The place of a run of glyphs in our picture.
struct TextRegion {
  let text: String
  /// The font's size on the screen, pixels per em.
  let size: Double
  /// The box from the top of the ascenders to the bottom of the descenders, in pixels.
  let box: InkBox
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
    guard run.text.contains(where: { !$0.isWhitespace }) else { return }
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let size = Double(run.size * scale)
    // The box of a turned text is that around its corners.
    let top = run.origin.y - 0.8 * run.size, bottom = run.origin.y + 0.24 * run.size
    var xs: [Double] = []
    var ys: [Double] = []
    for x in [run.origin.x, run.origin.x + run.width] {
      for y in [top, bottom] {
        xs.append(Double(transform.a * x + transform.c * y + transform.tx))
        ys.append(Double(transform.b * x + transform.d * y + transform.ty))
      }
    }
    guard size.isFinite, let left = xs.min(), let right = xs.max(), let high = ys.min(),
      let low = ys.max(), xs.allSatisfy({ abs($0) < 1e5 }), ys.allSatisfy({ abs($0) < 1e5 })
    else { return }
    let box = InkBox(
      left: Int(clamping: left.rounded(.down) - 1), top: Int(clamping: high.rounded(.down)),
      right: Int(clamping: right.rounded(.up) + 1), bottom: Int(clamping: low.rounded(.up)))
    if run.isColor {
      images.append(box)
    } else {
      texts.append(TextRegion(text: run.text, size: size, box: box))
    }
  }
}
