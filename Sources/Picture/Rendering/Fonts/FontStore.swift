internal import CFreeType
import DisplayList
import Foundation

/// The faces that a worker has open. FreeType is started without its environment variable, and
/// outlines are read unscaled and unhinted, so nothing outside the files changes them.
final class FontStore {
  private let library: FT_Library?
  private var open: [FontFaceRef: FontInstance] = [:]
  private let memory: UnsafeMutablePointer<FT_MemoryRec_>

  init() {
    memory = .allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    var library: FT_Library?
    // FT_Init_FreeType would read FREETYPE_PROPERTIES; this way it isn't looked at.
    if FT_New_Library(memory, &library) == 0 { FT_Add_Default_Modules(library) }
    self.library = library
  }

  deinit {
    open.removeAll()
    FT_Done_Library(library)
    memory.deallocate()
  }

  /// A face at its position in the design space; nil where the file is missing or damaged.
  func instance(_ ref: FontFaceRef) -> FontInstance? {
    if let known = open[ref] { return known.face == nil ? nil : known }
    let instance = FontInstance(ref.face, number: open.count, library: library)
    open[ref] = instance
    return instance.face == nil ? nil : instance
  }

  /// The family that the font file names itself; nil where it can't be read.
  func familyName(_ ref: FontFaceRef) -> String? {
    instance(ref)?.face?.pointee.family_name.map { String(cString: $0) }
  }
}

/// One face of a font file, its variations set.
final class FontInstance {
  /// Small, different for each instance of a store.
  let number: Int
  let face: FT_Face?
  let slant: Double
  let unitsPerEm: CGFloat
  /// The one size of a bitmap font (colour emoji), pixels an em; nil for outlines.
  let strike: CGFloat?
  private var outlines: [UInt32: Outline] = [:]

  init(_ font: FontFace, number: Int, library: FT_Library?) {
    self.number = number
    slant = font.slant
    var face: FT_Face?
    guard library != nil, FT_New_Face(library, font.path, font.index, &face) == 0, let face else {
      self.face = nil
      unitsPerEm = 1
      strike = nil
      return
    }
    self.face = face
    let isScalable = face.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0
    unitsPerEm = CGFloat(max(face.pointee.units_per_EM, 1))
    if !isScalable, face.pointee.num_fixed_sizes > 0, let sizes = face.pointee.available_sizes {
      let largest = (0..<Int(face.pointee.num_fixed_sizes)).max {
        sizes[$0].y_ppem < sizes[$1].y_ppem
      }
      FT_Select_Size(face, Int32(largest ?? 0))
      strike = CGFloat(sizes[largest ?? 0].y_ppem) / 64
    } else {
      strike = nil
    }
    setVariations(font.variations, library)
  }

  deinit { FT_Done_Face(face) }

  private func setVariations(_ variations: [FontFace.Variation], _ library: FT_Library?) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard !variations.isEmpty, FT_Get_MM_Var(face, &description) == 0, let axes = description else {
      return
    }
    defer { FT_Done_MM_Var(library, axes) }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { i -> FT_Fixed in
      let axis = axes.pointee.axis[i]
      let tag = (0..<4).map { UInt8(truncatingIfNeeded: axis.tag >> (24 - 8 * $0)) }
      guard let wanted = variations.last(where: { $0.tag.utf8.elementsEqual(tag) }) else {
        return axis.def
      }
      let limited = min(max(wanted.value, -32000), 32000)
      return min(max(FT_Fixed(clamping: (limited * 65536).rounded()), axis.minimum), axis.maximum)
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// Puts a glyph's outline, in font units and upright, into the face's slot.
  func loadOutline(_ glyph: UInt32) -> FT_GlyphSlot? {
    guard let face, strike == nil,
      FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    return slot
  }

  /// A glyph as segments: font units, y down, slanted; kept for the next time.
  func outline(_ glyph: UInt32) -> Outline {
    if let known = outlines[glyph] { return known }
    guard let slot = loadOutline(glyph) else { return .path([]) }
    let pen = OutlinePen(slant: slant)
    let outline = pen.trace(&slot.pointee.outline)
    outlines[glyph] = outline
    return outline
  }
}
