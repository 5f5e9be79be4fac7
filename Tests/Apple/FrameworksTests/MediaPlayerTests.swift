import Foundation
import MediaPlayer
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

  @Test func withoutAWorldThePlayerIsSilent() throws {
    try Self.enter()
    #expect(MPMusicPlayerController.systemMusicPlayer.nowPlayingItem == nil)
    #expect(MPMusicPlayerController.systemMusicPlayer.playbackState == .stopped)
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
    #expect(MPMediaQuery.songs().items == nil)
    #expect(Self.codes() == ["device-unanswered"])
  }
}
