import Foundation

/// A playlist of the world file.
public struct Playlist: MusicPropertyContainer, PlayableMusicItem, _ComparedByID, Identifiable,
  Codable
{
  public enum Kind: String, Hashable, Codable, Sendable {
    case editorial, external, personalMix, replay, userShared
  }

  let songs: [MusicFacts]
  public let name: String
  private var loaded: Set<String> = []

  init(name: String, songs: [MusicFacts]) {
    self.name = name
    self.songs = songs
  }

  public var id: MusicItemID { MusicItemID("playlist:\(name)") }
  public var artwork: Artwork? { songs.lazy.compactMap(\.artwork).first }
  public var curatorName: String? { nil }
  public var standardDescription: String? { nil }
  public var shortDescription: String? { nil }
  public var editorialNotes: EditorialNotes? { nil }
  public var kind: Kind? { nil }
  public var isChart: Bool? { false }
  public var hasCollaboration: Bool? { false }
  public var lastModifiedDate: Date? { nil }
  public var libraryAddedDate: Date? { songs.compactMap(\.added).max() }
  public var lastPlayedDate: Date? { songs.compactMap(\.lastPlayed).max() }
  public var playParameters: PlayParameters? { PlayParameters(id: id.rawValue) }
  public var url: URL? { nil }

  // Nil until they are loaded.

  public var tracks: MusicItemCollection<Track>? {
    loaded.contains("tracks") ? MusicItemCollection(songs.map { .song(Song($0)) }) : nil
  }
  public var entries: MusicItemCollection<Entry>? {
    guard loaded.contains("entries") else { return nil }
    return MusicItemCollection(
      songs.enumerated().map { Entry(playlist: name, place: $0.offset, song: Song($0.element)) })
  }
  public var featuredArtists: MusicItemCollection<Artist>? {
    loaded.contains("featuredArtists") ? MusicItemCollection(MusicWorld.artists(songs)) : nil
  }
  public var curator: Curator? { nil }

  public func _loading(_ names: Set<String>) -> Playlist {
    var copy = self
    copy.loaded.formUnion(names)
    return copy
  }

  /// A song at a place of a playlist.
  public struct Entry: MusicItem, _ComparedByID, Identifiable, Codable {
    public enum Item: Hashable, Codable, Sendable { case song(Song), musicVideo(MusicVideo) }
    let playlist: String
    let place: Int
    let song: Song
    public var id: MusicItemID { MusicItemID("\(playlist)#\(place)") }
    public var item: Item? { .song(song) }
    public var title: String { song.title }
    public var artistName: String { song.artistName }
    public var albumTitle: String? { song.albumTitle }
    public var artwork: Artwork? { song.artwork }
    public var duration: TimeInterval? { song.duration }
    public var contentRating: ContentRating? { song.contentRating }
    public var isrc: String? { song.isrc }
  }
}

extension Playlist: CustomStringConvertible {
  public var description: String { #"Playlist(id: "\#(id)", name: "\#(name)")"# }
}
