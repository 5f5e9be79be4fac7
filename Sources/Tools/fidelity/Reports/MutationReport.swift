import DisplayList
import Foundation
import InkComparison
import Rendering

/// The share of changed pictures that the strict comparison refuses: each is one of ours that it takes for
/// Apple's, with one thing changed.
@MainActor
struct MutationReport {
  private(set) var lines: [String] = []
  private var caught: [MutatedList.Kind: Int] = [:]
  private var counted: [MutatedList.Kind: Int] = [:]
  /// The number of changes that show nothing beyond a pixel.
  private var hidden = 0

  /// - Parameter most: the number of changes of each kind to a picture.
  init(_ results: [PictureResult], _ comparisons: [StrictComparison], most: Int) {
    let glyphs = GlyphTable(results.map(\.list))
    let rasterizer = Rasterizer()
    for (result, comparison) in zip(results, comparisons) where comparison.isMet {
      // Large ones take long and show nothing that small ones don't.
      guard result.apple.image.width * result.apple.image.height < 900_000 else { continue }
      let scale = result.apple.scale
      let ground: UInt32 = result.apple.isDark ? 0 : 255
      let apple = Pixels(result.apple.image, on: ground)
      let boxes = FoundBoxes()
      let unchanged = Pixels(
        rasterizer.render(result.list, scale: scale, background: .clear).image, on: ground)
      for mutation in MutatedList.all(of: result.list, glyphs: glyphs, scale: scale, most: most) {
        let ours = Pixels(
          rasterizer.render(mutation.list, scale: scale, background: .clear).image, on: ground)
        // What is covered or outside the picture can't be seen by anybody.
        guard let area = Self.change(unchanged, ours) else { continue }
        guard Self.isSeen(unchanged, ours, area, scale: Double(scale)) else {
          hidden += 1
          continue
        }
        let found = StrictComparison(
          apple: apple, ours: ours, regions: DrawnRegions(mutation.list, scale: scale),
          scale: Double(scale), area: area.outset(by: 3), found: boxes)
        counted[mutation.kind, default: 0] += 1
        if found.isMet {
          lines.append(
            "NOT SEEN  \(result.apple.id): \(mutation.kind.rawValue), \(mutation.message)")
        } else {
          caught[mutation.kind, default: 0] += 1
        }
        lines += found.measurements.map {
          "mutated\t\(mutation.kind.rawValue)\t\(result.apple.id)\t\($0)"
        }
      }
    }
  }

  /// The box of what differs; nil where fewer than four pixels differ by a quarter of the range.
  private static func change(_ a: Pixels, _ b: Pixels) -> InkBox? {
    guard a.words.count == b.words.count, a.width > 0 else { return nil }
    var count = 0
    var box: InkBox?
    a.words.withUnsafeBufferPointer { p in
      b.words.withUnsafeBufferPointer { q in
        for i in 0..<p.count where p[i] != q[i] {
          if Pixels.difference(p[i], q[i]) > 64 { count += 1 }
          let x = i % a.width, y = i / a.width
          let pixel = InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
          box = box?.union(pixel) ?? pixel
        }
      }
    }
    return count >= 4 ? box : nil
  }

  /// Whether a pixel of either picture differs from all within a pixel in the other. The comparison tolerates
  /// a shift of one pixel, so that no smaller change can be refused.
  private static func isSeen(
    _ a: Pixels, _ b: Pixels, _ area: InkBox, scale: Double
  ) -> Bool {
    let area = area.outset(by: 2)
    let check = InkCheck(
      PictureField(a, area: area), PictureField(b, area: area), texts: [], scale: scale,
      area: area, noise: 8)
    return !check.boxes().isEmpty
  }

  var summary: String {
    let all = counted.values.reduce(0, +), seen = caught.values.reduce(0, +)
    let kinds = MutatedList.Kind.allCases.map {
      "\($0.rawValue) \(caught[$0] ?? 0)/\(counted[$0] ?? 0)"
    }
    let share = String(format: "%.1f", 100 * Double(seen) / Double(max(all, 1)))
    return "\(seen) of \(all) changed pictures refused (\(share) %): "
      + kinds.joined(separator: ", ")
      + "; \(hidden) changes within a pixel left out"
  }
}
