import Foundation

/// A genre of songs of the world file.
public struct Genre: MusicItem, _ComparedByID, Identifiable, Codable {
  public let name: String
  public var id: MusicItemID { MusicItemID("genre:\(name)") }
  public var parent: Genre? { nil }
}

// The world file has none of these.

public struct MusicVideo: PlayableMusicItem, _ComparedByID, Identifiable, Codable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public var artwork: Artwork? { nil }
  public var duration: TimeInterval? { nil }
  public var playParameters: PlayParameters? { nil }
  public var url: URL? { nil }
}
public struct Station: PlayableMusicItem, _ComparedByID, Identifiable, Codable {
  public let id: MusicItemID
  public let name: String
  public let isLive: Bool
  public var artwork: Artwork? { nil }
  public var stationProviderName: String? { nil }
  public var playParameters: PlayParameters? { nil }
  public var url: URL? { nil }
}
public struct Curator: MusicItem, _ComparedByID, Identifiable, Codable {
  public let id: MusicItemID
  public let name: String
  public var artwork: Artwork? { nil }
  public var url: URL? { nil }
}
public struct RadioShow: MusicItem, _ComparedByID, Identifiable, Codable {
  public let id: MusicItemID
  public let name: String
  public var artwork: Artwork? { nil }
  public var url: URL? { nil }
}
public struct RecordLabel: MusicItem, _ComparedByID, Identifiable, Codable {
  public let id: MusicItemID
  public let name: String
  public var artwork: Artwork? { nil }
  public var url: URL? { nil }
}
