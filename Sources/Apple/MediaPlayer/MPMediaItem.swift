import DeviceWorld
import Foundation
import UIKit

public typealias MPMediaEntityPersistentID = UInt64
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"

/// The picture of an item.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let picture: (CGSize) -> UIImage
  public let bounds: CGRect
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    picture = requestHandler
    bounds = CGRect(origin: .zero, size: boundsSize)
  }
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// - Parameter size: points; the picture may be of another size.
  open func image(at size: CGSize) -> UIImage? { picture(size) }
}

/// A song of the world file.
open class MPMediaItem: NSObject, @unchecked Sendable {
  private let item: MediaSection.Item
  private let place: Int
  init(_ item: MediaSection.Item, place: Int) {
    self.item = item
    self.place = place
  }

  open var persistentID: MPMediaEntityPersistentID { UInt64(clamping: item.id ?? place + 1) }
  // The identifiers of groups follow from their names: 0 for an item without one.
  open var albumPersistentID: MPMediaEntityPersistentID {
    item.album.map { Self.identifier("album", item.artist ?? "", $0) } ?? 0
  }
  open var artistPersistentID: MPMediaEntityPersistentID {
    item.artist.map { Self.identifier("artist", $0) } ?? 0
  }
  open var albumArtistPersistentID: MPMediaEntityPersistentID { artistPersistentID }
  open var genrePersistentID: MPMediaEntityPersistentID {
    item.genre.map { Self.identifier("genre", $0) } ?? 0
  }
  open var composerPersistentID: MPMediaEntityPersistentID {
    item.composer.map { Self.identifier("composer", $0) } ?? 0
  }
  open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
  /// The FNV-1a hash of the texts, the same in each run.
  private static func identifier(_ texts: String...) -> MPMediaEntityPersistentID {
    texts.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }

  open var title: String? { item.title }
  open var artist: String? { item.artist }
  open var albumTitle: String? { item.album }
  open var albumArtist: String? { item.artist }
  open var genre: String? { item.genre }
  open var composer: String? { item.composer }
  open var lyrics: String? { nil }
  open var comments: String? { nil }
  /// Seconds.
  open var playbackDuration: TimeInterval { item.duration ?? 0 }
  open var playCount: Int { item.playCount ?? 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var lastPlayedDate: Date? { item.lastPlayed }
  open var releaseDate: Date? { item.released }
  open var dateAdded: Date { item.added ?? .distantPast }
  open var assetURL: URL? { nil }
  open var isCloudItem: Bool { false }
  open var isExplicitItem: Bool { item.isExplicit ?? false }
  open var hasProtectedAsset: Bool { false }
  open var albumTrackNumber: Int { item.trackNumber ?? 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { item.discNumber ?? 0 }
  open var discCount: Int { 0 }
  open var playbackStoreID: String { "" }
  open var artwork: MPMediaItemArtwork? {
    item.artwork.flatMap { UIImage(contentsOfFile: DeviceAnswers.file($0).path) }
      .map(MPMediaItemArtwork.init)
  }

  open func value(forProperty property: String) -> Any? {
    switch property {
    case MPMediaItemPropertyPersistentID: persistentID
    case MPMediaItemPropertyTitle: title
    case MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumArtist: artist
    case MPMediaItemPropertyAlbumTitle: albumTitle
    case MPMediaItemPropertyGenre: genre
    case MPMediaItemPropertyPlaybackDuration: playbackDuration
    case MPMediaItemPropertyArtwork: artwork
    case MPMediaItemPropertyPlayCount: playCount
    case MPMediaItemPropertyAlbumPersistentID: albumPersistentID
    case MPMediaItemPropertyArtistPersistentID: artistPersistentID
    case MPMediaItemPropertyAlbumArtistPersistentID: albumArtistPersistentID
    case MPMediaItemPropertyGenrePersistentID: genrePersistentID
    case MPMediaItemPropertyComposer: composer
    case MPMediaItemPropertyAlbumTrackNumber: albumTrackNumber
    case MPMediaItemPropertyDiscNumber: discNumber
    case MPMediaItemPropertyReleaseDate: releaseDate
    case MPMediaItemPropertyDateAdded: dateAdded
    case MPMediaItemPropertyIsExplicit: isExplicitItem
    case MPMediaItemPropertyIsCloudItem: isCloudItem
    default: nil
    }
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MPMediaItem)?.persistentID == persistentID
  }
  open override var hash: Int { persistentID.hashValue }
}
