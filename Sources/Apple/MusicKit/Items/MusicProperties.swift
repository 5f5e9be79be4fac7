/// A property that an item is asked to load.
open class AnyMusicProperty: Hashable, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  public static func == (a: AnyMusicProperty, b: AnyMusicProperty) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
open class PartialMusicProperty<Root>: AnyMusicProperty, @unchecked Sendable {}
open class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}
/// A property that holds items that an item leads to, such as the songs of an album.
public final class MusicRelationshipProperty<Root, RelatedMusicItemType: MusicItem>:
  PartialMusicAsyncProperty<Root>, @unchecked Sendable
{}
public final class MusicExtendedAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root>,
  @unchecked Sendable
{}

/// The place that properties are loaded from.
public enum MusicPropertySource: Hashable, Sendable { case catalog, library }

/// An item with properties that are nil until they are loaded.
public protocol MusicPropertyContainer: MusicItem {
  /// The item with the properties loaded as well.
  func _loading(_ names: Set<String>) -> Self
}
extension MusicPropertyContainer {
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
    _ = try MusicWorld.permitted()
    return _loading(Set(properties.map(\.name)))
  }
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
  ) async throws -> Self { try await with(properties) }
}

extension PartialMusicAsyncProperty where Root == Song {
  public static var albums: MusicRelationshipProperty<Song, Album> { .init("albums") }
  public static var artists: MusicRelationshipProperty<Song, Artist> { .init("artists") }
  public static var composers: MusicRelationshipProperty<Song, Artist> { .init("composers") }
  public static var genres: MusicRelationshipProperty<Song, Genre> { .init("genres") }
  public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> {
    .init("musicVideos")
  }
  public static var station: MusicRelationshipProperty<Song, Station> { .init("station") }
  public static var artistURL: MusicExtendedAttributeProperty<Song, String> { .init("artistURL") }
  public static var audioVariants: MusicExtendedAttributeProperty<Song, [AudioVariant]> {
    .init("audioVariants")
  }
}
extension PartialMusicAsyncProperty where Root == Album {
  public static var tracks: MusicRelationshipProperty<Album, Track> { .init("tracks") }
  public static var artists: MusicRelationshipProperty<Album, Artist> { .init("artists") }
  public static var genres: MusicRelationshipProperty<Album, Genre> { .init("genres") }
  public static var recordLabels: MusicRelationshipProperty<Album, RecordLabel> {
    .init("recordLabels")
  }
  public static var otherVersions: MusicRelationshipProperty<Album, Album> {
    .init("otherVersions")
  }
  public static var relatedAlbums: MusicRelationshipProperty<Album, Album> {
    .init("relatedAlbums")
  }
  public static var appearsOn: MusicRelationshipProperty<Album, Playlist> { .init("appearsOn") }
  public static var artistURL: MusicExtendedAttributeProperty<Album, String> { .init("artistURL") }
}
extension PartialMusicAsyncProperty where Root == Artist {
  public static var albums: MusicRelationshipProperty<Artist, Album> { .init("albums") }
  public static var genres: MusicRelationshipProperty<Artist, Genre> { .init("genres") }
  public static var topSongs: MusicRelationshipProperty<Artist, Song> { .init("topSongs") }
  public static var fullAlbums: MusicRelationshipProperty<Artist, Album> { .init("fullAlbums") }
  public static var singles: MusicRelationshipProperty<Artist, Album> { .init("singles") }
  public static var latestRelease: MusicRelationshipProperty<Artist, Album> {
    .init("latestRelease")
  }
  public static var playlists: MusicRelationshipProperty<Artist, Playlist> { .init("playlists") }
  public static var musicVideos: MusicRelationshipProperty<Artist, MusicVideo> {
    .init("musicVideos")
  }
  public static var similarArtists: MusicRelationshipProperty<Artist, Artist> {
    .init("similarArtists")
  }
  public static var station: MusicRelationshipProperty<Artist, Station> { .init("station") }
}
extension PartialMusicAsyncProperty where Root == Playlist {
  public static var tracks: MusicRelationshipProperty<Playlist, Track> { .init("tracks") }
  public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> {
    .init("entries")
  }
  public static var curator: MusicRelationshipProperty<Playlist, Curator> { .init("curator") }
  public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> {
    .init("featuredArtists")
  }
  public static var moreByCurator: MusicRelationshipProperty<Playlist, Playlist> {
    .init("moreByCurator")
  }
}
