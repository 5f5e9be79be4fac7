import Foundation

/// An artist of songs of the world file.
public struct Artist: MusicPropertyContainer, _ComparedByID, Identifiable, Codable {
  let songs: [MusicFacts]
  private let first: MusicFacts
  private var loaded: Set<String> = []

  /// Nil without a song.
  init?(songs: [MusicFacts]) {
    guard let first = songs.first else { return nil }
    self.first = first
    self.songs = songs
  }

  public var id: MusicItemID { MusicItemID(first.artistID) }
  public var name: String { first.artist }
  public var artwork: Artwork? { songs.lazy.compactMap(\.artwork).first }
  public var genreNames: [String]? { MusicWorld.genres(songs).map(\.name) }
  public var libraryAddedDate: Date? { songs.compactMap(\.added).max() }
  public var editorialNotes: EditorialNotes? { nil }
  public var url: URL? { nil }

  // Nil until they are loaded.

  public var albums: MusicItemCollection<Album>? { relation("albums", MusicWorld.albums(songs)) }
  public var fullAlbums: MusicItemCollection<Album>? {
    relation("fullAlbums", MusicWorld.albums(songs).filter { $0.isSingle != true })
  }
  public var singles: MusicItemCollection<Album>? {
    relation("singles", MusicWorld.albums(songs).filter { $0.isSingle == true })
  }
  public var latestRelease: Album? {
    guard loaded.contains("latestRelease") else { return nil }
    return MusicWorld.albums(songs).max {
      ($0.releaseDate ?? .distantPast) < ($1.releaseDate ?? .distantPast)
    }
  }
  /// The songs that were played most, first.
  public var topSongs: MusicItemCollection<Song>? {
    relation(
      "topSongs",
      songs.enumerated().sorted {
        ($1.element.playCount ?? 0, $0.offset) < ($0.element.playCount ?? 0, $1.offset)
      }.map { Song($0.element) })
  }
  public var genres: MusicItemCollection<Genre>? { relation("genres", MusicWorld.genres(songs)) }
  public var playlists: MusicItemCollection<Playlist>? { relation("playlists", []) }
  public var musicVideos: MusicItemCollection<MusicVideo>? { relation("musicVideos", []) }
  public var similarArtists: MusicItemCollection<Artist>? { relation("similarArtists", []) }
  public var station: Station? { nil }

  private func relation<Item>(_ name: String, _ items: [Item]) -> MusicItemCollection<Item>? {
    loaded.contains(name) ? MusicItemCollection(items) : nil
  }
  public func _loading(_ names: Set<String>) -> Artist {
    var copy = self
    copy.loaded.formUnion(names)
    return copy
  }
}

extension Artist: CustomStringConvertible {
  public var description: String { #"Artist(id: "\#(id)", name: "\#(name)")"# }
}
