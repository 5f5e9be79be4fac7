import LayoutDiff

/// The result of comparing one frame with its golden.
package struct FrameComparison: Hashable, Sendable, Codable {
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
