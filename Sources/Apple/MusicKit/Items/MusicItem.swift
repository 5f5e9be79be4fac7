/// A song, album, artist or other value of MusicKit.
public protocol MusicItem: Sendable {
  var id: MusicItemID { get }
}

/// The identifier of an item.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}

/// An item whose identifier alone makes two of its values equal.
public protocol _ComparedByID: MusicItem, Hashable {}
extension _ComparedByID {
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
