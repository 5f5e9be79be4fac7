import Foundation

/// A font file at one position of its design space.
///
/// Equality and digest go by `identifier` and `variations`, never by `path`, so that two machines
/// that keep the same pinned file in different folders make the same picture.
package struct FontFace: Hashable, Sendable {
  /// The pinned name of the file, such as `Inter-4.1`, or `sha256:…` of a user's own.
  package var identifier: String
  /// The path of the file on this machine.
  package var path: String
  /// The face within a collection (`.ttc`).
  package var index: Int
  /// The variations of the font, in the order of their tags.
  package var variations: [Variation]
  /// Horizontal shear for faces without an italic: x += slant × y; 0 for none.
  package var slant: Double

  package struct Variation: Hashable, Sendable {
    /// Four letters, such as `wght`.
    package var tag: String
    package var value: Double
    package init(_ tag: String, _ value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  package init(
    identifier: String, path: String, index: Int = 0, variations: [Variation] = [],
    slant: Double = 0
  ) {
    self.identifier = identifier
    self.path = path
    self.index = index
    self.variations = variations
    self.slant = slant
  }

  package static func == (a: FontFace, b: FontFace) -> Bool {
    a.identifier == b.identifier && a.index == b.index && a.variations == b.variations
      && a.slant == b.slant
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(index)
    hasher.combine(variations)
    hasher.combine(slant)
  }
}

/// A shared face: comparing two that are the same object costs nothing.
package final class FontFaceRef: Hashable, Sendable {
  package let face: FontFace
  private let hash: Int
  package init(_ face: FontFace) {
    self.face = face
    // lint: allow hash, it is used within a process only
    self.hash = face.hashValue
  }
  package static func == (a: FontFaceRef, b: FontFaceRef) -> Bool {
    a === b || (a.hash == b.hash && a.face == b.face)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Glyphs of one face, size and paint on one baseline.
package struct GlyphRun: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    /// Points from the run's origin; y points down.
    package var x: Float, y: Float
    package init(id: UInt32, x: Float, y: Float) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  package var face: FontFaceRef
  /// The points per em, as drawn (the scale of a substitute is applied).
  package var size: CGFloat
  /// The left end of the baseline, points.
  package var origin: CGPoint
  package var glyphs: [Glyph]
  /// Points from the origin to the right end of the last advance.
  package var width: CGFloat
  /// The text of the glyphs, in reading order: for selectable text and for screen readers.
  package var text: String
  package var isRightToLeft: Bool
  package var paint: Paint
  /// The face brings its own colours (emoji); `paint` gives only its alpha.
  package var isColor: Bool
  /// Whether the strokes are widened by part of a pixel, as macOS's font smoothing does.
  package var isSmoothed: Bool

  package init(
    face: FontFaceRef, size: CGFloat, origin: CGPoint, glyphs: [Glyph], width: CGFloat,
    text: String, isRightToLeft: Bool = false, paint: Paint, isColor: Bool = false,
    isSmoothed: Bool = false
  ) {
    self.face = face
    self.size = size
    self.origin = origin
    self.glyphs = glyphs
    self.width = width
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.paint = paint
    self.isColor = isColor
    self.isSmoothed = isSmoothed
  }
}
