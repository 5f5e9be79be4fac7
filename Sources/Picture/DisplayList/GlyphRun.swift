import Foundation

/// A font file at one place of its design space.
///
/// Equality and digest go by `identifier` and `variations`, never by `path`, so that two machines
/// that keep the same pinned file in different places make the same picture.
public struct FontFace: Hashable, Sendable {
  /// The pinned name of the file, such as `Inter-4.1`, or `sha256:…` of a user's own.
  public var identifier: String
  /// Where the file is on this machine.
  public var path: String
  /// The face within a collection (`.ttc`).
  public var index: Int
  /// In the order of the tags.
  public var variations: [Variation]
  /// Horizontal shear for faces without an italic: x += slant × y; 0 for none.
  public var slant: Double

  public struct Variation: Hashable, Sendable {
    /// Four letters, such as `wght`.
    public var tag: String
    public var value: Double
    public init(_ tag: String, _ value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  public init(
    identifier: String, path: String, index: Int = 0, variations: [Variation] = [],
    slant: Double = 0
  ) {
    self.identifier = identifier
    self.path = path
    self.index = index
    self.variations = variations
    self.slant = slant
  }

  public static func == (a: FontFace, b: FontFace) -> Bool {
    a.identifier == b.identifier && a.index == b.index && a.variations == b.variations
      && a.slant == b.slant
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(index)
    hasher.combine(variations)
    hasher.combine(slant)
  }
}

/// A shared face: comparing two that are the same object costs nothing.
public final class FontFaceRef: Hashable, Sendable {
  public let face: FontFace
  private let hash: Int
  public init(_ face: FontFace) {
    self.face = face
    // lint: allow hash, it only tells faces apart quickly within a process
    self.hash = face.hashValue
  }
  public static func == (a: FontFaceRef, b: FontFaceRef) -> Bool {
    a === b || (a.hash == b.hash && a.face == b.face)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Glyphs of one face, size and paint on one baseline.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    /// Points from the run's origin; y points down.
    public var x: Float, y: Float
    public init(id: UInt32, x: Float, y: Float) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  public var face: FontFaceRef
  /// Points an em, as drawn (a stand-in's size is already scaled).
  public var size: CGFloat
  /// The left end of the baseline, points.
  public var origin: CGPoint
  public var glyphs: [Glyph]
  /// Points from the origin to the right end of the last advance.
  public var width: CGFloat
  /// What the glyphs say, in reading order: for selectable text and for people who listen.
  public var text: String
  public var isRightToLeft: Bool
  public var paint: Paint
  /// The face brings its own colours (emoji); `paint` gives only its alpha.
  public var isColor: Bool

  public init(
    face: FontFaceRef, size: CGFloat, origin: CGPoint, glyphs: [Glyph], width: CGFloat,
    text: String, isRightToLeft: Bool = false, paint: Paint, isColor: Bool = false
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
  }
}
