import Foundation
import MusicKit
import TestSupport
import Testing

extension FrameworkTests {
  private static let music = #"""
    {"media": {
      "nowPlaying": {"title": "Ferry", "artist": "Pier", "id": 2},
      "isPlaying": false, "elapsed": 41, "isSubscriber": true,
      "library": [
        {"title": "Harbour", "artist": "Pier", "album": "Low Water", "genre": "Folk", "duration": 214, "id": 1,
          "playCount": 3, "added": "2026-01-01", "lastPlayed": "2026-01-08", "trackNumber": 1, "upc": "0001"},
        {"title": "Ferry", "artist": "Pier", "album": "Low Water", "genre": "Folk", "duration": 187, "id": 2,
          "playCount": 9, "added": "2026-01-03", "lastPlayed": "2026-01-09", "isExplicit": true},
        {"title": "Salt", "artist": "Ada", "album": "Glass", "genre": "Pop", "id": 3, "added": "2026-01-02"}
      ],
      "playlists": [{"name": "Evening", "songs": ["Salt", "Harbour"]}],
      "catalog": [{"title": "Salt Water", "artist": "Bea", "album": "Sea", "id": 900, "isrc": "US1234"}]
    }}
    """#

  /// https://developer.apple.com/documentation/musickit/musicauthorization/currentstatus-swift.type.property
  @Test func withoutAWorldMusicIsNotDetermined() async throws {
    try Self.enter()
    #expect(MusicAuthorization.currentStatus == .notDetermined)
    #expect(await MusicAuthorization.request() == .denied)
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await MusicLibraryRequest<Song>().response()
    }
    await #expect(throws: MusicSubscription.Error.permissionDenied) {
      try await MusicSubscription.current
    }
    #expect(SystemMusicPlayer.shared.queue.currentEntry == nil)
    #expect(SystemMusicPlayer.shared.state.playbackStatus == .stopped)
    #expect(Self.codes() == ["device-unanswered"])
  }

  /// https://developer.apple.com/documentation/musickit/musiclibraryrequest: sorted and limited, as a widget asks for
  /// what was added last.
  @Test func theLibraryIsSortedFilteredAndLimited() async throws {
    try Self.enter(Self.music)
    var request = MusicLibraryRequest<Song>()
    request.sort(by: \.libraryAddedDate, ascending: false)
    request.limit = 2
    #expect(try await request.response().items.map(\.title) == ["Ferry", "Salt"])
    request = MusicLibraryRequest<Song>()
    request.filter(matching: \.artistName, equalTo: "Pier")
    request.sort(by: \.playCount, ascending: true)
    #expect(try await request.response().items.map(\.title) == ["Harbour", "Ferry"])
    var byID = MusicLibraryRequest<Song>()
    byID.filter(matching: \.id, memberOf: [MusicItemID("3")])
    #expect(try await byID.response().items.first?.contentRating == nil)
    var albums = MusicLibraryRequest<Album>()
    albums.filter(text: "water")
    let album = try #require(try await albums.response().items.first)
    #expect(album.title == "Low Water" && album.trackCount == 2)
    #expect(Self.codes() == ["device-answered"])
  }

  /// https://developer.apple.com/documentation/musickit/musicpropertycontainer/with(_:): what an item leads to is nil
  /// until it is loaded.
  @Test func relatedItemsAreNilUntilTheyAreLoaded() async throws {
    try Self.enter(Self.music)
    let playlist = try #require(try await MusicLibraryRequest<Playlist>().response().items.first)
    #expect(playlist.name == "Evening" && playlist.entries == nil)
    let entries = try await playlist.with([.entries]).entries
    #expect(entries?.map(\.title) == ["Salt", "Harbour"])
    let artist = try #require(
      try await MusicLibraryRequest<Artist>().response().items.first { $0.name == "Pier" })
    #expect(artist.topSongs == nil)
    let loaded = try await artist.with([.topSongs, .albums])
    #expect(loaded.topSongs?.map(\.title) == ["Ferry", "Harbour"])
    #expect(loaded.albums?.map(\.title) == ["Low Water"])
  }

  /// https://developer.apple.com/documentation/musickit/musiccatalogsearchrequest
  @Test func theCatalogIsSearched() async throws {
    try Self.enter(Self.music)
    let search = MusicCatalogSearchRequest(term: "salt", types: [Song.self, Artist.self])
    let found = try await search.response()
    #expect(found.songs.map(\.title) == ["Salt Water"])
    #expect(found.albums.isEmpty)
    let byCode = MusicCatalogResourceRequest<Song>(matching: \.isrc, equalTo: "US1234")
    #expect(try await byCode.response().items.first?.artistName == "Bea")
  }

  /// https://developer.apple.com/documentation/musickit/musicrecentlyplayedrequest
  @Test func whatWasPlayedLastComesFirst() async throws {
    try Self.enter(Self.music)
    let songs = try await MusicRecentlyPlayedRequest<Song>().response().items
    #expect(songs.map(\.title) == ["Ferry", "Harbour"])
    let albums = try await MusicRecentlyPlayedContainerRequest().response().items
    #expect(albums.map(\.title) == ["Low Water"])
    #expect(try await MusicSubscription.current.canPlayCatalogContent)
  }

  /// https://developer.apple.com/documentation/musickit/systemmusicplayer: the entry that plays, as a widget shows it.
  @Test func thePlayerHasTheWorldsEntry() async throws {
    try Self.enter(
      Self.music.replacing(#""id": 2}"#, with: #""id": 2, "artwork": "\#(#filePath)"}"#))
    let player = SystemMusicPlayer.shared
    let entry = try #require(player.queue.currentEntry)
    #expect(entry.title == "Ferry" && entry.subtitle == "Pier")
    #expect(entry.artwork?.url(width: 300, height: 300)?.isFileURL == true)
    #expect(player.state.playbackStatus == .paused && player.playbackTime == 41)
    guard case .song(let song) = entry.item else {
      Issue.record("the entry isn't a song")
      return
    }
    #expect(song.id == "2")
    _ = Self.codes()
    try await player.play()
    player.queue = [song]
    #expect(Self.codes() == ["device-rests"])
  }

  /// https://developer.apple.com/documentation/musickit/song: a song can be stored, and is the same afterwards.
  @Test func aSongIsKeptAsJSON() async throws {
    try Self.enter(Self.music)
    let song = try #require(try await MusicLibraryRequest<Song>().response().items.first)
    let kept = try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(song))
    #expect(kept == song && kept.title == "Harbour" && kept.duration == 214)
  }
}
