import Foundation

/// The rating of an item's content.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }
public enum AudioVariant: String, Hashable, Codable, Sendable {
  case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo, spatialAudio
}
/// The facts of an item that a player shows.
public struct PlayParameters: Hashable, Codable, Sendable {
  let id: String
}
/// An item that a player can play.
public protocol PlayableMusicItem: MusicItem {
  var playParameters: PlayParameters? { get }
}
/// A text that the catalog's editors have written.
public struct EditorialNotes: Hashable, Codable, Sendable {
  public let name: String?
  public let short: String?
  public let standard: String?
  public let tagline: String?
}
/// A part of a song to listen to.
public struct PreviewAsset: Hashable, Codable, Sendable {
  public let artwork: Artwork?
  public let url: URL?
  public let hlsURL: URL?
}

/// A song of the world file.
public struct Song: MusicPropertyContainer, PlayableMusicItem, _ComparedByID, Identifiable, Codable
{
  let facts: MusicFacts
  private var loaded: Set<String> = []
  init(_ facts: MusicFacts) { self.facts = facts }

  public var id: MusicItemID { MusicItemID(facts.id) }
  public var title: String { facts.title }
  public var artistName: String { facts.artist }
  public var albumTitle: String? { facts.album }
  public var artwork: Artwork? { facts.artwork }
  public var composerName: String? { facts.composer }
  public var contentRating: ContentRating? {
    facts.isExplicit.map { $0 ? .explicit : .clean }
  }
  public var discNumber: Int? { facts.discNumber }
  public var trackNumber: Int? { facts.trackNumber }
  /// Seconds.
  public var duration: TimeInterval? { facts.duration }
  public var genreNames: [String] { facts.genres }
  public var hasLyrics: Bool { false }
  public var isrc: String? { facts.isrc }
  public var isAppleDigitalMaster: Bool? { nil }
  public var playCount: Int? { facts.playCount }
  public var lastPlayedDate: Date? { facts.lastPlayed }
  public var libraryAddedDate: Date? { facts.added }
  public var releaseDate: Date? { facts.released }
  public var playParameters: PlayParameters? { PlayParameters(id: facts.id) }
  public var previewAssets: [PreviewAsset]? { nil }
  public var editorialNotes: EditorialNotes? { nil }
  public var attribution: String? { nil }
  public var movementName: String? { nil }
  public var workName: String? { nil }
  public var url: URL? { nil }

  // Nil until they are loaded.

  public var albums: MusicItemCollection<Album>? {
    relation("albums") { [facts] in Album(songs: Self.all.filter { $0.albumID == facts.albumID }) }
  }
  public var artists: MusicItemCollection<Artist>? {
    relation("artists") { [facts] in
      Artist(songs: Self.all.filter { $0.artistID == facts.artistID })
    }
  }
  public var genres: MusicItemCollection<Genre>? {
    relation("genres") { facts.genre.map(Genre.init(name:)) }
  }
  public var composers: MusicItemCollection<Artist>? { relation("composers") { nil } }
  public var musicVideos: MusicItemCollection<MusicVideo>? { relation("musicVideos") { nil } }
  public var station: Station? { nil }
  public var audioVariants: [AudioVariant]? { nil }
  public var artistURL: URL? { nil }

  private static var all: [MusicFacts] { (try? MusicWorld.library()) ?? [] }
  private func relation<Item>(_ name: String, _ item: () -> Item?) -> MusicItemCollection<Item>? {
    loaded.contains(name) ? MusicItemCollection(item().map { [$0] } ?? []) : nil
  }
  public func _loading(_ names: Set<String>) -> Song {
    var copy = self
    copy.loaded.formUnion(names)
    return copy
  }
}

extension Song: CustomStringConvertible {
  public var description: String {
    #"Song(id: "\#(id)", title: "\#(title)", artistName: "\#(artistName)")"#
  }
}
