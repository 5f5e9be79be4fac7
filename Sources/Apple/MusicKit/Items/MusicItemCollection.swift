/// Items in order. Answers are whole: none has a next batch.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection,
  ExpressibleByArrayLiteral, Sendable
{
  private var items: [MusicItemType]
  public let title: String?

  public init() { self.init([]) }
  public init<Items: Sequence>(_ items: Items) where Items.Element == MusicItemType {
    self.items = Array(items)
    title = nil
  }
  public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> MusicItemType { items[position] }

  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }

  public static func + (a: MusicItemCollection, b: MusicItemCollection) -> MusicItemCollection {
    MusicItemCollection(a.items + b.items)
  }
  public static func += (a: inout MusicItemCollection, b: MusicItemCollection) {
    a.items += b.items
  }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Encodable where MusicItemType: Encodable {
  public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [MusicItemType](from: decoder)) }
}
extension MusicItemCollection: CustomStringConvertible {
  public var description: String { "MusicItemCollection(\(items))" }
}
