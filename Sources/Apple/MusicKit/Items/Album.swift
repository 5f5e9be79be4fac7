import Foundation

/// The songs of the world file that have an album and an artist in common.
public struct Album: MusicPropertyContainer, PlayableMusicItem, _ComparedByID, Identifiable, Codable
{
  let songs: [MusicFacts]
  private let first: MusicFacts
  private var loaded: Set<String> = []

  /// Nil without a song, and for songs without an album.
  init?(songs: [MusicFacts]) {
    guard let first = songs.first, first.album != nil else { return nil }
    self.first = first
    self.songs = songs
  }

  public var id: MusicItemID { MusicItemID(first.albumID ?? first.id) }
  public var title: String { first.album ?? "" }
  public var artistName: String { first.artist }
  public var artwork: Artwork? { songs.lazy.compactMap(\.artwork).first }
  public var genreNames: [String] { MusicWorld.genres(songs).map(\.name) }
  public var trackCount: Int { songs.count }
  public var upc: String? { first.upc }
  public var contentRating: ContentRating? {
    songs.contains { $0.isExplicit == true } ? .explicit : nil
  }
  public var releaseDate: Date? { songs.compactMap(\.released).min() }
  public var libraryAddedDate: Date? { songs.compactMap(\.added).max() }
  public var lastPlayedDate: Date? { songs.compactMap(\.lastPlayed).max() }
  public var isComplete: Bool? { nil }
  public var isSingle: Bool? { songs.count == 1 }
  public var isCompilation: Bool? { false }
  public var isAppleDigitalMaster: Bool? { nil }
  public var copyright: String? { nil }
  public var recordLabelName: String? { nil }
  public var editorialNotes: EditorialNotes? { nil }
  public var playParameters: PlayParameters? { PlayParameters(id: id.rawValue) }
  public var url: URL? { nil }

  // Nil until they are loaded.

  public var tracks: MusicItemCollection<Track>? {
    relation("tracks", songs.map { .song(Song($0)) })
  }
  public var artists: MusicItemCollection<Artist>? {
    relation("artists", MusicWorld.artists(songs))
  }
  public var genres: MusicItemCollection<Genre>? { relation("genres", MusicWorld.genres(songs)) }
  public var recordLabels: MusicItemCollection<RecordLabel>? { relation("recordLabels", []) }
  public var otherVersions: MusicItemCollection<Album>? { relation("otherVersions", []) }
  public var relatedAlbums: MusicItemCollection<Album>? { relation("relatedAlbums", []) }
  public var appearsOn: MusicItemCollection<Playlist>? { relation("appearsOn", []) }

  private func relation<Item>(_ name: String, _ items: [Item]) -> MusicItemCollection<Item>? {
    loaded.contains(name) ? MusicItemCollection(items) : nil
  }
  public func _loading(_ names: Set<String>) -> Album {
    var copy = self
    copy.loaded.formUnion(names)
    return copy
  }
}

extension Album: CustomStringConvertible {
  public var description: String {
    #"Album(id: "\#(id)", title: "\#(title)", artistName: "\#(artistName)")"#
  }
}
