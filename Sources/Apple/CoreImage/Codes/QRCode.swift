import Foundation

/// A QR code of a message in one segment. Source: ISO/IEC 18004.
struct QRCode {
  enum Correction: Int { case low, medium, quartile, high }

  /// The number of modules of a side, without the quiet zone.
  let side: Int
  /// Rows from the top; true for a dark module.
  private(set) var modules: [[Bool]]

  /// - Returns: nil for a message that is too long for the largest code.
  init?(_ message: [UInt8], correction: Correction) {
    let segment = QRSegment(message)
    guard
      let version = (1...40).first(where: { version in
        segment.bitCount(version: version) <= QRBlocks(version, correction).dataCount * 8
      })
    else { return nil }
    let blocks = QRBlocks(version, correction)
    let words = blocks.codewords(of: segment.words(version: version, count: blocks.dataCount))
    var best: (grid: QRGrid, penalty: Int)?
    for mask in 0..<8 {
      var grid = QRGrid(version: version)
      grid.place(words, mask: mask)
      grid.drawFormat(correction, mask: mask)
      let penalty = grid.penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (grid, penalty) }
    }
    guard let best else { return nil }
    side = best.grid.side
    modules = best.grid.isDark
  }
}
