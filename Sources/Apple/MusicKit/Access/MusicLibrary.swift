/// The person's library, as far as it is changed: it stays as it is.
public final class MusicLibrary: Sendable {
  public enum Error: Swift.Error, Hashable, Sendable {
    case unknown, itemAlreadyAdded, unableToAddItem, playlistNotInLibrary, addToPlaylistFailed
    case editPlaylistFailed
  }
  public static let shared = MusicLibrary()
  private init() {}

  private func rests(_ call: String) -> Error {
    MusicWorld.rests("MusicLibrary.\(call)", "the library is a fixture")
    return .unknown
  }
  public func add<Item: MusicLibraryAddable>(_ item: Item) async throws { throw rests("add(_:)") }
  @discardableResult
  public func add<Item: MusicPlaylistAddable>(
    _ item: Item, to playlist: Playlist
  ) async throws -> Playlist { throw rests("add(_:to:)") }
  @discardableResult
  public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw rests("createPlaylist(name:)") }
  @discardableResult
  public func createPlaylist<Items: Sequence>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: Items
  ) async throws -> Playlist where Items.Element: MusicPlaylistAddable {
    throw rests("createPlaylist(name:items:)")
  }
  @discardableResult
  public func edit<Items: Sequence>(
    _ playlist: Playlist, name: String? = nil, description: String? = nil,
    authorDisplayName: String? = nil, items: Items
  ) async throws -> Playlist where Items.Element: MusicPlaylistAddable {
    throw rests("edit(_:items:)")
  }
  @discardableResult
  public func edit(
    _ playlist: Playlist, name: String? = nil, description: String? = nil,
    authorDisplayName: String? = nil
  ) async throws -> Playlist { throw rests("edit(_:)") }
}

public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}
extension Song: MusicLibraryAddable, MusicPlaylistAddable {}
extension Track: MusicLibraryAddable, MusicPlaylistAddable {}
extension Album: MusicLibraryAddable {}
extension Playlist: MusicLibraryAddable {}
extension MusicVideo: MusicLibraryAddable, MusicPlaylistAddable {}
extension Playlist.Entry: MusicPlaylistAddable {}
