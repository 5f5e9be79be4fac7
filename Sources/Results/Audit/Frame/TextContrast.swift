import DisplayList
import Foundation
import Rendering

/// Contrast of texts with what lies behind them, measured in the picture: at the pixels that a text
/// covers most, its colour against the same pixel of the picture drawn without any text.
///
/// The ratio is that of WCAG 2.2 (relative luminance, success criterion 1.4.3): 4.5 to 1; 3 to 1 for
/// text of 18 points, and for bold text of 14.
struct TextContrast {
  /// Pixels per point: enough for the strokes of small text to have a core.
  private static let scale: CGFloat = 4

  private let rasterizer: Rasterizer

  init(_ rasterizer: Rasterizer) { self.rasterizer = rasterizer }

  func observations(_ list: DisplayList) -> [FrameAudit.Observation] {
    let texts = list.views.filter { view in
      view.kind == "Text" && view.text?.contains { !$0.isWhitespace } == true
    }
    guard !texts.isEmpty else { return [] }
    var bare = list
    bare.commands.removeAll { if case .glyphs = $0 { true } else { false } }
    let whole = rasterizer.render(list, scale: Self.scale)
    let behind = rasterizer.render(bare, scale: Self.scale)
    return texts.compactMap { view in
      guard let ratio = Self.ratio(whole, behind, in: view.frame), let text = view.text else {
        return nil
      }
      let asked = Self.asked(of: view)
      // A hair below is the anti-aliasing's, not the colour's.
      guard ratio < asked - 0.05 else { return nil }
      let figure = String(format: "%.1f", ratio)
      return .init(
        .lowContrast, view: "Text", region: view.frame, cause: "\(view.color ?? "") \(asked)",
        "“\(TextFit.shortened(text))” has a contrast of \(figure) to 1; "
          + "\(asked == 3 ? "3" : "4.5") to 1 is asked for.")
    }
  }

  private static func asked(of view: ViewRecord) -> Double {
    let size = view.textSize ?? 0
    let isBold = view.font.map { font in
      ["semibold", "bold", "heavy", "black"].contains { font.contains($0) }
    }
    return size >= 18 || (size >= 14 && isBold == true) ? 3 : 4.5
  }

  /// The ratio that the clearest tenth of the text's pixels has; nil where no pixel is the text's, or
  /// where what lies behind shows through to something unknown.
  private static func ratio(_ whole: Bitmap, _ behind: Bitmap, in frame: CGRect) -> Double? {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else {
      return nil
    }
    func clamp(_ value: CGFloat, _ most: Int) -> Int {
      Int(clamping: value * scale, to: 0...most)
    }
    let columns = clamp(frame.minX, whole.width)..<clamp(frame.maxX, whole.width)
    let rows = clamp(frame.minY, whole.height)..<clamp(frame.maxY, whole.height)
    guard frame.maxX > frame.minX, frame.maxY > frame.minY else { return nil }
    var ratios: [Double] = []
    for y in rows {
      for x in columns {
        let ink = whole[x, y], ground = behind[x, y]
        guard ink != ground else { continue }
        guard ground.alpha == 255 else { return nil }
        let a = luminance(ink), b = luminance(ground)
        ratios.append((max(a, b) + 0.05) / (min(a, b) + 0.05))
      }
    }
    guard !ratios.isEmpty else { return nil }
    ratios.sort()
    return ratios[ratios.count * 9 / 10]
  }

  /// WCAG's relative luminance.
  private static func luminance(
    _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  ) -> Double {
    0.2126 * linear[Int(pixel.red)] + 0.7152 * linear[Int(pixel.green)]
      + 0.0722 * linear[Int(pixel.blue)]
  }

  /// sRGB's components, made linear.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  /// The power 2.4, by arithmetic that gives the same on every machine: the square times the fifth root of the square.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
