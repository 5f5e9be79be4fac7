import DeviceWorld
import Foundation

/// A song of the world file.
struct MusicFacts: Hashable, Codable, Sendable {
  var id: String
  var title: String
  var artist = ""
  var album: String?
  var genre: String?
  /// Seconds.
  var duration: Double?
  var artwork: Artwork?
  var playCount: Int?
  var composer: String?
  var trackNumber: Int?
  var discNumber: Int?
  var isExplicit: Bool?
  var isrc: String?
  var upc: String?
  var released: Date?
  var added: Date?
  var lastPlayed: Date?

  /// - Parameter place: the item's place in its list, from 0; the identifier of one that has none.
  init(_ item: MediaSection.Item, place: Int) {
    id = item.id.map(String.init) ?? String(place + 1)
    title = item.title
    artist = item.artist ?? ""
    album = item.album
    genre = item.genre
    duration = item.duration
    artwork = item.artwork.map { Artwork(file: DeviceAnswers.file($0).path) }
    playCount = item.playCount
    composer = item.composer
    trackNumber = item.trackNumber
    discNumber = item.discNumber
    isExplicit = item.isExplicit
    isrc = item.isrc
    upc = item.upc
    released = item.released
    added = item.added
    lastPlayed = item.lastPlayed
  }

  var genres: [String] { genre.map { [$0] } ?? [] }

  /// The identity of the album: its title and artist.
  var albumID: String? { album.map { "album:\(artist)/\($0)" } }
  var artistID: String { "artist:\(artist)" }
}
