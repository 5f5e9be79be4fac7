import Foundation

/// A song of an album or a playlist. There are no music videos here.
public enum Track: MusicItem, PlayableMusicItem, Hashable, Identifiable, Codable {
  case song(Song)
  case musicVideo(MusicVideo)

  private var song: Song? {
    if case .song(let song) = self { song } else { nil }
  }
  private var video: MusicVideo? {
    if case .musicVideo(let video) = self { video } else { nil }
  }

  public var id: MusicItemID { song?.id ?? video?.id ?? "" }
  public var title: String { song?.title ?? video?.title ?? "" }
  public var artistName: String { song?.artistName ?? video?.artistName ?? "" }
  public var albumTitle: String? { song?.albumTitle }
  public var artwork: Artwork? { song?.artwork }
  public var contentRating: ContentRating? { song?.contentRating }
  public var discNumber: Int? { song?.discNumber }
  public var trackNumber: Int? { song?.trackNumber }
  /// Seconds.
  public var duration: TimeInterval? { song?.duration }
  public var genreNames: [String] { song?.genreNames ?? [] }
  public var isrc: String? { song?.isrc }
  public var playCount: Int? { song?.playCount }
  public var lastPlayedDate: Date? { song?.lastPlayedDate }
  public var libraryAddedDate: Date? { song?.libraryAddedDate }
  public var releaseDate: Date? { song?.releaseDate }
  public var playParameters: PlayParameters? { song?.playParameters }
  public var previewAssets: [PreviewAsset]? { nil }
  public var url: URL? { nil }
}
