import FoundationExtras

public enum INMediaItemType: Int, Sendable {
  case unknown = 0, song, album, artist, genre, playlist, podcastShow, podcastEpisode
  case podcastPlaylist, musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo
  case podcastStation, radioStation, station, music, algorithmicRadioStation, news
}

/// Something to play: a parameter's value.
open class INMediaItem: NSObject {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?

  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaItem else { return false }
    return identifier == other.identifier && title == other.title && type == other.type
      && artist == other.artist
  }

  open override var hash: Int { identifier.hashValue }
}
