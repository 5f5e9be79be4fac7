internal import CHarfBuzz
import DisplayList
import Foundation

/// A font file that is open: one face of it.
final class FontFile {
  /// Counts the files of one library.
  let number: Int
  let identifier: String
  let path: String
  let index: Int
  let face: OpaquePointer
  /// Tags of the axes, with the ends of each.
  let axes: [(tag: String, range: ClosedRange<Double>)]
  /// The ascent and the descent of the table `hhea`, in ems, where the font asks for those of `OS/2` instead, which
  /// Apple's platforms never use; nil where it doesn't.
  let horizontalHeader: (ascent: CGFloat, descent: CGFloat)?
  /// Whether it draws all printable characters of ASCII.
  let hasASCII: Bool
  /// The weight class in the table `OS/2`, or the default of the axis of weight: 100 … 900.
  let weight: Double
  let isItalic: Bool
  /// The font used to look up characters; they are the same in all of the design space.
  private let plain: OpaquePointer

  /// - Returns: nil where there is no such file or it is no font.
  init?(number: Int, identifier: String, path: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let part = UInt32(exactly: index), part < hb_face_count(blob) else { return nil }
    let face: OpaquePointer = hb_face_create(blob, part)
    hb_face_make_immutable(face)
    guard hb_face_get_glyph_count(face) > 0, let plain = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    self.number = number
    self.identifier = identifier
    self.path = path
    self.index = index
    self.face = face
    self.plain = plain
    self.axes = FontFile.axes(of: face)
    self.horizontalHeader = FontFile.horizontalHeader(of: face)
    self.weight = Double(hb_style_get_value(plain, HB_STYLE_TAG_WEIGHT))
    self.isItalic =
      hb_style_get_value(plain, HB_STYLE_TAG_ITALIC) > 0
      || FontFile.name(6, of: face)?.lowercased().contains("italic") == true
    var glyph: hb_codepoint_t = 0
    self.hasASCII = (0x21...0x7E).allSatisfy { hb_font_get_nominal_glyph(plain, $0, &glyph) != 0 }
  }

  private static func horizontalHeader(
    of face: OpaquePointer
  ) -> (ascent: CGFloat, descent: CGFloat)? {
    func number(_ table: String, at offset: Int) -> Int? {
      guard let blob = hb_face_reference_table(face, openTypeTag(table)) else { return nil }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let bytes = hb_blob_get_data(blob, &length), offset + 1 < Int(clamping: length)
      else { return nil }
      let high = UInt16(truncatingIfNeeded: UInt8(bitPattern: bytes[offset]))
      let low = UInt16(truncatingIfNeeded: UInt8(bitPattern: bytes[offset + 1]))
      return Int(truncatingIfNeeded: Int16(bitPattern: high << 8 | low))
    }
    let em = CGFloat(hb_face_get_upem(face))
    // Bit 7 of `fsSelection` is USE_TYPO_METRICS.
    guard let selection = number("OS/2", at: 62), selection & 0x80 != 0, em > 0,
      let ascent = number("hhea", at: 4), let descent = number("hhea", at: 6),
      ascent != 0 || descent != 0
    else { return nil }
    return (CGFloat(ascent) / em, -CGFloat(descent) / em)
  }

  deinit {
    hb_font_destroy(plain)
    hb_face_destroy(face)
  }

  func has(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(plain, scalar, &glyph) != 0
  }

  /// The family (OpenType's name 16, else 1) and the PostScript name (6).
  var names: (family: String, postScript: String) {
    (
      FontFile.name(16, of: face) ?? FontFile.name(1, of: face) ?? "",
      FontFile.name(6, of: face) ?? ""
    )
  }

  private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(clamping: buffer.count)
    let length = hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(id), hb_language_from_string("en", -1), &size, &buffer)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func axes(of face: OpaquePointer) -> [(tag: String, range: ClosedRange<Double>)] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let letters = (0..<4).map { UInt8(truncatingIfNeeded: info.tag >> (24 - 8 * $0)) }
      return (
        String(decoding: letters, as: UTF8.self),
        Double(info.min_value)...Double(max(info.min_value, info.max_value))
      )
    }
  }
}
