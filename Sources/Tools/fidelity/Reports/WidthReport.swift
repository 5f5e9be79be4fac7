import Foundation
import Typesetting

/// Widths of texts as Apple sets them, beside ours. No text's width went into the tables of advances
/// (`Tools/fit-advances`), so that each of these was left out.
struct WidthReport {
  private(set) var lines: [String] = []
  let summary: String
  let isMet: Bool

  /// - Throws: where the file of widths can't be read.
  init() throws {
    let file = Bundle.module.url(forResource: "text_widths", withExtension: "tsv")
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    let typesetter = Typesetter()
    var errors: [Double] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !line.hasPrefix("#"), cells.count >= 6, let size = Double(cells[1]),
        let weight = Double(cells[2]), let width = Double(cells[3]), let pixels = Double(cells[4])
      else { continue }
      let layout = typesetter.layout(
        [TextRun(cells[0], font: FontDescriptor(size: size, weight: weight))],
        style: ParagraphStyle(pixelsPerPoint: pixels > 0 ? pixels : 2048), width: nil, height: nil)
      let error = abs(layout.size.width - width) / width
      errors.append(error)
      if error > 0.005 {
        lines.append(
          "width   \(cells[0]) at \(cells[1]), \(cells[2]): \(cells[3]), here "
            + String(format: "%.3f (%.2f %%)", layout.size.width, 100 * error))
      }
    }
    errors.sort()
    func percentile(_ part: Double) -> Double {
      errors.isEmpty ? 1 : errors[Int((Double(errors.count - 1) * part).rounded(.up))]
    }
    summary = String(
      format:
        "%d widths of texts, none of them fitted: off by %.2f %% in the median, %.2f %% at the "
        + "95th percentile, %.2f %% at worst",
      errors.count, 100 * percentile(0.5), 100 * percentile(0.95), 100 * percentile(1))
    isMet = percentile(0.5) <= 0.003 && percentile(0.95) <= 0.01
  }
}
