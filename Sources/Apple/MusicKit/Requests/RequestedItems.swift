/// An item that can be asked for. Its filters are properties of the item itself.
public protocol MusicLibraryRequestable: MusicItem {
  associatedtype LibraryFilter
  associatedtype LibrarySortProperties
  /// The library's items.
  static func _library() throws -> [Self]
  var _libraryFilter: LibraryFilter { get }
  var _librarySortProperties: LibrarySortProperties { get }
  /// The texts that a search goes through.
  var _texts: [String] { get }
}

/// An item that the catalog is asked for by a property.
public protocol FilterableMusicItem: MusicItem {
  associatedtype FilterType
  static func _catalog() throws -> [Self]
  var _filter: FilterType { get }
}

public protocol MusicLibrarySearchable: MusicItem {}
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicCatalogChartRequestable: MusicItem {}
public protocol MusicRecentlyPlayedRequestable: MusicItem {
  /// The items that were played, the last first.
  static func _recentlyPlayed() throws -> [Self]
}

public typealias LibrarySongFilter = Song
public typealias LibrarySongSortProperties = Song
public typealias LibraryAlbumFilter = Album
public typealias LibraryAlbumSortProperties = Album
public typealias LibraryArtistFilter = Artist
public typealias LibraryArtistSortProperties = Artist
public typealias LibraryPlaylistFilter = Playlist
public typealias LibraryPlaylistSortProperties = Playlist
public typealias LibraryGenreFilter = Genre
public typealias LibraryGenreSortProperties = Genre
public typealias LibraryTrackFilter = Track
public typealias LibraryTrackSortProperties = Track

/// The properties that the catalog finds a song by.
public struct SongFilter: Sendable {
  public let id: MusicItemID
  /// An empty text for a song without one.
  public let isrc: String
}
public struct AlbumFilter: Sendable {
  public let id: MusicItemID
  /// An empty text for an album without one.
  public let upc: String
}
public struct ArtistFilter: Sendable { public let id: MusicItemID }
public struct PlaylistFilter: Sendable { public let id: MusicItemID }
public struct GenreFilter: Sendable { public let id: MusicItemID }

extension Song: MusicLibraryRequestable, FilterableMusicItem, MusicLibrarySearchable,
  MusicCatalogSearchable, MusicCatalogChartRequestable, MusicRecentlyPlayedRequestable
{
  public static func _library() throws -> [Song] { try MusicWorld.library().map(Song.init) }
  public static func _catalog() throws -> [Song] { try MusicWorld.catalog().map(Song.init) }
  /// The songs with the date when they were last played; where no song has one, those that were played.
  public static func _recentlyPlayed() throws -> [Song] {
    let songs = try MusicWorld.library().map(Song.init)
    let dated = songs.filter { $0.lastPlayedDate != nil }
    guard dated.isEmpty else {
      return dated.sorted {
        ($0.lastPlayedDate ?? .distantPast) > ($1.lastPlayedDate ?? .distantPast)
      }
    }
    return songs.filter { ($0.playCount ?? 0) > 0 }
  }
  public var _libraryFilter: Song { self }
  public var _librarySortProperties: Song { self }
  public var _texts: [String] { [title, artistName, albumTitle ?? ""] }
  public var _filter: SongFilter { SongFilter(id: id, isrc: isrc ?? "") }
}
extension Track: MusicLibraryRequestable, MusicRecentlyPlayedRequestable {
  public static func _library() throws -> [Track] { try Song._library().map(Track.song) }
  public static func _recentlyPlayed() throws -> [Track] {
    try Song._recentlyPlayed().map(Track.song)
  }
  public var _libraryFilter: Track { self }
  public var _librarySortProperties: Track { self }
  public var _texts: [String] { [title, artistName, albumTitle ?? ""] }
}
extension Album: MusicLibraryRequestable, FilterableMusicItem, MusicLibrarySearchable,
  MusicCatalogSearchable, MusicCatalogChartRequestable
{
  public static func _library() throws -> [Album] { MusicWorld.albums(try MusicWorld.library()) }
  public static func _catalog() throws -> [Album] { MusicWorld.albums(try MusicWorld.catalog()) }
  public var _libraryFilter: Album { self }
  public var _librarySortProperties: Album { self }
  public var _texts: [String] { [title, artistName] }
  public var _filter: AlbumFilter { AlbumFilter(id: id, upc: upc ?? "") }
}
extension Artist: MusicLibraryRequestable, FilterableMusicItem, MusicLibrarySearchable,
  MusicCatalogSearchable
{
  public static func _library() throws -> [Artist] { MusicWorld.artists(try MusicWorld.library()) }
  public static func _catalog() throws -> [Artist] { MusicWorld.artists(try MusicWorld.catalog()) }
  public var _libraryFilter: Artist { self }
  public var _librarySortProperties: Artist { self }
  public var _texts: [String] { [name] }
  public var _filter: ArtistFilter { ArtistFilter(id: id) }
}
extension Playlist: MusicLibraryRequestable, FilterableMusicItem, MusicLibrarySearchable,
  MusicCatalogSearchable, MusicCatalogChartRequestable
{
  public static func _library() throws -> [Playlist] { try MusicWorld.playlists() }
  public static func _catalog() throws -> [Playlist] { try MusicWorld.playlists() }
  public var _libraryFilter: Playlist { self }
  public var _librarySortProperties: Playlist { self }
  public var _texts: [String] { [name] }
  public var _filter: PlaylistFilter { PlaylistFilter(id: id) }
}
extension Genre: MusicLibraryRequestable, FilterableMusicItem {
  public static func _library() throws -> [Genre] { MusicWorld.genres(try MusicWorld.library()) }
  public static func _catalog() throws -> [Genre] { MusicWorld.genres(try MusicWorld.catalog()) }
  public var _libraryFilter: Genre { self }
  public var _librarySortProperties: Genre { self }
  public var _texts: [String] { [name] }
  public var _filter: GenreFilter { GenreFilter(id: id) }
}
extension MusicVideo: MusicCatalogSearchable, MusicCatalogChartRequestable {}
extension Station: MusicCatalogSearchable, MusicRecentlyPlayedRequestable {
  public static func _recentlyPlayed() throws -> [Station] {
    _ = try MusicWorld.permitted()
    return []
  }
}
