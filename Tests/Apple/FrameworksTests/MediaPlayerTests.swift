import Foundation
import MediaPlayer
import TestSupport
import Testing

extension FrameworkTests {
  @Test func thePlayerPlaysWhatTheWorldSays() throws {
    try Self.enter(
      #"""
      {"media": {"nowPlaying": {"title": "Song", "artist": "Band", "album": "Disc", "duration": 200}, "elapsed": 50,
        "library": [{"title": "Song", "artist": "Band", "album": "Disc"}, {"title": "Other", "artist": "Band"}]}}
      """#)
    let player = MPMusicPlayerController.systemMusicPlayer
    #expect(player.nowPlayingItem?.title == "Song")
    #expect(player.nowPlayingItem?.playbackDuration == 200)
    #expect(player.playbackState == .playing)
    #expect(player.currentPlaybackTime == 50)
    let query = MPMediaQuery.songs()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "disc", forProperty: MPMediaItemPropertyAlbumTitle))
    #expect(query.items?.map(\.title) == ["Song"])
    #expect(MPMediaQuery.artists().collections?.map(\.count) == [2])
    _ = Self.codes()
    player.play()
    #expect(Self.codes() == ["device-rests"])
  }

  /// https://developer.apple.com/documentation/mediaplayer/mpmediaitem/albumpersistentid: the songs of an album have it
  /// in common.
  @Test func songsOfAnAlbumHaveItsIdentifier() throws {
    try Self.enter(
      #"""
      {"media": {"library": [{"title": "A", "artist": "Band", "album": "Disc", "lastPlayed": "2026-01-08"},
        {"title": "B", "artist": "Band", "album": "Disc"}, {"title": "C", "artist": "Band", "album": "Other"},
        {"title": "D"}]}}
      """#)
    let songs = try #require(MPMediaQuery.songs().items)
    #expect(try songs.element(0).albumPersistentID == songs.element(1).albumPersistentID)
    #expect(try songs.element(0).albumPersistentID != songs.element(2).albumPersistentID)
    #expect(try songs.element(0).artistPersistentID == songs.element(2).artistPersistentID)
    #expect(try songs.element(3).albumPersistentID == 0)
    #expect(try songs.element(0).lastPlayedDate == Self.date("2026-01-08T00:00:00Z"))
    let album = MPMediaPropertyPredicate(
      value: try songs.element(0).albumPersistentID,
      forProperty: MPMediaItemPropertyAlbumPersistentID)
    #expect(MPMediaQuery(filterPredicates: [album]).items?.map(\.title) == ["A", "B"])
  }

  @Test func withoutAWorldThePlayerIsSilent() throws {
    try Self.enter()
    #expect(MPMusicPlayerController.systemMusicPlayer.nowPlayingItem == nil)
    #expect(MPMusicPlayerController.systemMusicPlayer.playbackState == .stopped)
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
    #expect(MPMediaQuery.songs().items == nil)
    #expect(Self.codes() == ["device-unanswered"])
  }
}
