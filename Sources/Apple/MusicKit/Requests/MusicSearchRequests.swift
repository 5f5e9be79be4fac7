import Foundation

/// The first of a search's items.
public enum MusicSearchTopResult: MusicItem, Hashable, Identifiable {
  case song(Song), album(Album), artist(Artist), playlist(Playlist)
  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    case .album(let album): album.id
    case .artist(let artist): artist.id
    case .playlist(let playlist): playlist.id
    }
  }
  public var title: String {
    switch self {
    case .song(let song): song.title
    case .album(let album): album.title
    case .artist(let artist): artist.name
    case .playlist(let playlist): playlist.name
    }
  }
  public var artwork: Artwork? {
    switch self {
    case .song(let song): song.artwork
    case .album(let album): album.artwork
    case .artist(let artist): artist.artwork
    case .playlist(let playlist): playlist.artwork
    }
  }
}

/// The items whose texts have all words of a term, of the types that were asked for.
private struct FoundItems {
  let songs: MusicItemCollection<Song>
  let albums: MusicItemCollection<Album>
  let artists: MusicItemCollection<Artist>
  let playlists: MusicItemCollection<Playlist>

  init(
    _ term: String, _ types: [any MusicItem.Type], songs: [MusicFacts], offset: Int = 0, limit: Int?
  ) throws {
    let words = term.split(whereSeparator: \.isWhitespace)
    func find<Item: MusicLibraryRequestable>(_ items: [Item]) -> MusicItemCollection<Item> {
      guard types.contains(where: { $0 == Item.self }), !words.isEmpty else { return [] }
      let found = items.filter { item in
        let text = item._texts.joined(separator: " ")
        return words.allSatisfy { text.localizedCaseInsensitiveContains($0) }
      }.dropFirst(max(offset, 0))
      return MusicItemCollection(limit.map { found.prefix(max($0, 0)) } ?? found)
    }
    self.songs = find(songs.map(Song.init))
    albums = find(MusicWorld.albums(songs))
    artists = find(MusicWorld.artists(songs))
    playlists = find(try MusicWorld.playlists())
  }

  var top: [MusicSearchTopResult] {
    [
      artists.first.map { .artist($0) }, albums.first.map { .album($0) },
      songs.first.map { .song($0) }, playlists.first.map { .playlist($0) },
    ].compactMap { $0 }
  }
}

/// A search in the catalog: the world file's `catalog`, or its library where that isn't there.
public struct MusicCatalogSearchRequest: Sendable {
  public let term: String
  private let types: [any MusicCatalogSearchable.Type]
  /// The number of items of each type, at most.
  public var limit: Int? = 5
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    self.term = term
    self.types = types
  }
  public func response() async throws -> MusicCatalogSearchResponse {
    let found = try FoundItems(
      term, types, songs: try MusicWorld.catalog(), offset: offset ?? 0, limit: limit)
    return MusicCatalogSearchResponse(
      songs: found.songs, albums: found.albums, artists: found.artists, playlists: found.playlists,
      topResults: includeTopResults ? MusicItemCollection(found.top) : [])
  }
}
public struct MusicCatalogSearchResponse: Hashable, Sendable {
  public typealias TopResult = MusicSearchTopResult
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let topResults: MusicItemCollection<TopResult>
  public var musicVideos: MusicItemCollection<MusicVideo> { [] }
  public var stations: MusicItemCollection<Station> { [] }
}

/// A search in the library.
public struct MusicLibrarySearchRequest: Sendable {
  public let term: String
  private let types: [any MusicLibrarySearchable.Type]
  /// The number of items of each type, at most; 0 for all.
  public var limit = 0
  public var includeTopResults = false
  public init(term: String, types: [any MusicLibrarySearchable.Type]) {
    self.term = term
    self.types = types
  }
  public func response() async throws -> MusicLibrarySearchResponse {
    let found = try FoundItems(
      term, types, songs: try MusicWorld.library(), limit: limit > 0 ? limit : nil)
    return MusicLibrarySearchResponse(
      songs: found.songs, albums: found.albums, artists: found.artists, playlists: found.playlists,
      topResults: includeTopResults ? MusicItemCollection(found.top) : [])
  }
}
public struct MusicLibrarySearchResponse: Hashable, Sendable {
  public typealias TopResult = MusicSearchTopResult
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let topResults: MusicItemCollection<TopResult>
}
