import CoreGraphics
import Foundation

/// The picture of an item: a file of the world file's folder.
public struct Artwork: Hashable, Codable, Sendable {
  let file: String

  /// Pixels: the largest that Apple Music has of most covers.
  public var maximumWidth: Int { 3000 }
  public var maximumHeight: Int { 3000 }
  public var alternateText: String? { nil }

  // Colors are part of the catalog's answers; an image file has none.
  public var backgroundColor: CGColor? { nil }
  public var primaryTextColor: CGColor? { nil }
  public var secondaryTextColor: CGColor? { nil }
  public var tertiaryTextColor: CGColor? { nil }
  public var quaternaryTextColor: CGColor? { nil }

  /// The picture's address, which a session answers from its file; it is of the file's own size.
  public func url(width: Int, height: Int) -> URL? { URL(fileURLWithPath: file) }
}
