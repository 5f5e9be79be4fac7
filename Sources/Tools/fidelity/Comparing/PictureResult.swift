import DisplayList
import Foundation
import InkComparison

/// One of Apple's pictures beside ours.
@MainActor
struct PictureResult {
  let apple: ApplePicture
  let ours: ImagePixels
  let list: DisplayList
  let pairs: [BoxPair]
  /// 0…1.
  let similarity: Double
  /// The messages of our picture's diagnostics.
  let notes: [String]

  init?(_ picture: ReferencePicture, _ apple: ApplePicture) {
    guard let drawn = picture.draw(apple.isDark ? .dark : .light, scale: apple.scale) else {
      return nil
    }
    self.apple = apple
    ours = drawn.image
    list = drawn.list
    notes = drawn.list.diagnostics.map { "\($0.code): \($0.message)" }
    let ground: UInt32 = apple.isDark ? 0 : 255
    let theirs = Pixels(apple.image, on: ground), mine = Pixels(drawn.image, on: ground)
    similarity = StructuralSimilarity.of(theirs, mine)
    let scale = apple.scale
    let views = drawn.list.views
    pairs = BoxPair.match(
      InkFinder(theirs, scale: Double(scale)).boxes, InkFinder(mine, scale: Double(scale)).boxes
    ) { Self.kind(of: $0, views, scale) }
  }

  /// The kind of a box: that of the smallest view around its middle.
  static func kind(
    of box: InkBox, _ views: [ViewRecord], _ scale: CGFloat
  ) -> BoxPair.Kind {
    let rect = CGRect(
      x: CGFloat(box.left) / scale, y: CGFloat(box.top) / scale,
      width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let around = views.filter {
      $0.frame.insetBy(dx: -2, dy: -2).contains(middle) && $0.frame.height >= rect.height - 3
        && $0.frame.width >= rect.width - 8
    }
    // Of two that are equal the inner, which comes later.
    let least = around.reversed().min {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    }
    switch least?.kind {
    case "Text": return .text
    case "Image": return .symbol
    default: return .shape
    }
  }

  var isSizeEqual: Bool { apple.image.width == ours.width && apple.image.height == ours.height }
  var off: [BoxPair] { pairs.filter { !$0.isMet } }
  /// Symbols are substitutes: their shapes differ as letters' do.
  var isMet: Bool { isSizeEqual && off.allSatisfy { $0.kind == .symbol } }
  /// The farthest edge of those that have a partner, pixels.
  var worst: Int { pairs.flatMap(\.distances).map(abs).max() ?? 0 }

  /// One line of the table.
  var line: String {
    func count(_ kind: BoxPair.Kind) -> String {
      "\(off.filter { $0.kind == kind }.count)/\(pairs.filter { $0.kind == kind }.count)"
    }
    let size =
      isSizeEqual
      ? "=" : "\(ours.width)×\(ours.height) for \(apple.image.width)×\(apple.image.height)"
    return "\(isMet ? "met   " : "MISSED")  \(apple.id): size \(size), off: "
      + "texts \(count(.text)), shapes \(count(.shape)), symbols \(count(.symbol)), "
      + "worst \(worst) px, ssim \(String(format: "%.3f", similarity))"
  }

  /// The boxes that are off, one a line.
  var details: [String] {
    off.map { pair in
      func text(_ box: InkBox?) -> String {
        box.map { "\($0.left),\($0.top) \($0.width)×\($0.height)" } ?? "nothing"
      }
      let edges = pair.distances.map(String.init).joined(separator: " ")
      return "\(pair.kind.rawValue): Apple's \(text(pair.apple)), here \(text(pair.ours))"
        + (edges.isEmpty ? "" : " (off \(edges))")
    }
  }
}
