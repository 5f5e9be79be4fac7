import LayoutDiff

/// The result of comparing one frame with its golden.
package struct FrameComparison: Hashable, Sendable {
  package var status: FrameStatus
  /// The golden's file was written.
  package var isWritten = false
  /// Whether the frame differs by no more than the tolerance.
  package var isTolerated = false
  /// Whether the golden names no checksum of its data, so that it was decoded to know that it is whole.
  package var lacksChecksum = false
  package var changes: [Change] = []
  package var pixels: PixelDifference?
  /// Relative to the report's folder.
  package var expected: String?
  package var actual: String?
  package var golden: String?
  package var message: String?
  /// The maker of the golden, where it is another.
  package var otherMaker: Maker?

  package init(_ status: FrameStatus) { self.status = status }
}

/// Only what isn't usual is coded, since every frame's record has one.
extension FrameComparison: Codable {
  private enum CodingKeys: CodingKey {
    case status, isWritten, isTolerated, lacksChecksum, changes, pixels, expected, actual, golden
    case message, otherMaker
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode(FrameStatus.self, forKey: .status))
    isWritten = try values.decodeIfPresent(Bool.self, forKey: .isWritten) ?? false
    isTolerated = try values.decodeIfPresent(Bool.self, forKey: .isTolerated) ?? false
    lacksChecksum = try values.decodeIfPresent(Bool.self, forKey: .lacksChecksum) ?? false
    changes = try values.decodeIfPresent([Change].self, forKey: .changes) ?? []
    pixels = try values.decodeIfPresent(PixelDifference.self, forKey: .pixels)
    expected = try values.decodeIfPresent(String.self, forKey: .expected)
    actual = try values.decodeIfPresent(String.self, forKey: .actual)
    golden = try values.decodeIfPresent(String.self, forKey: .golden)
    message = try values.decodeIfPresent(String.self, forKey: .message)
    otherMaker = try values.decodeIfPresent(Maker.self, forKey: .otherMaker)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(status, forKey: .status)
    if isWritten { try values.encode(true, forKey: .isWritten) }
    if isTolerated { try values.encode(true, forKey: .isTolerated) }
    if lacksChecksum { try values.encode(true, forKey: .lacksChecksum) }
    if !changes.isEmpty { try values.encode(changes, forKey: .changes) }
    try values.encodeIfPresent(pixels, forKey: .pixels)
    try values.encodeIfPresent(expected, forKey: .expected)
    try values.encodeIfPresent(actual, forKey: .actual)
    try values.encodeIfPresent(golden, forKey: .golden)
    try values.encodeIfPresent(message, forKey: .message)
    try values.encodeIfPresent(otherMaker, forKey: .otherMaker)
  }
}
