/// Widths for use without any font: text still has a size and wraps, and nothing is drawn.
enum EstimatedWidths {
  static func glyphs(for units: [UInt16]) -> [ShapedItem.Glyph] {
    units.indices.map { i in
      ShapedItem.Glyph(
        id: 0, cluster: Int32(clamping: i), advance: width(of: units[i]), dx: 0, dy: 0)
    }
  }

  /// Ems; about a sans serif's.
  static func width(of unit: UInt16) -> Float {
    switch unit {
    case 0x20, 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x69, 0x6A, 0x6C, 0x49, 0x7C: return 0.28
    case 0x66, 0x72, 0x74, 0x28, 0x29: return 0.37
    case 0x4D, 0x57, 0x6D, 0x77: return 0.86
    case 0x41...0x5A: return 0.66
    case 0x300...0x36F, 0xDC00...0xDFFF, 0xFE00...0xFE0F, 0x200B...0x200F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0xD800...0xDBFF:
      return 1
    default: return 0.56
    }
  }
}
