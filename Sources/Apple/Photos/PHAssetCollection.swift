import DeviceWorld
import Foundation

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedAlbum = 5
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case any = 9_223_372_036_854_775_807
}

/// A collection of something.
open class PHCollection: PHObject, @unchecked Sendable {
  public let localizedTitle: String?
  init(_ identifier: String, title: String?) {
    localizedTitle = title
    super.init(identifier)
  }
}

/// An album: one that photos of the world file name, the favorites, or the whole library.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  private enum Kind { case album(String), favorites, library }
  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .album(let title): super.init("album/\(title)", title: title)
    case .favorites: super.init("favorites", title: "Favorites")
    case .library: super.init("library", title: "Recents")
    }
  }

  func has(_ photo: PhotoSection.Photo) -> Bool {
    switch kind {
    case .album(let title): photo.albums?.contains(title) ?? false
    case .favorites: photo.isFavorite ?? false
    case .library: true
    }
  }

  open var assetCollectionType: PHAssetCollectionType {
    if case .album = kind { return .album }
    return .smartAlbum
  }
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    switch kind {
    case .album: .albumRegular
    case .favorites: .smartAlbumFavorites
    case .library: .smartAlbumUserLibrary
    }
  }
  open var estimatedAssetCount: Int { PHPhotoLibrary.photos().count(where: has) }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }

  private static func all() -> [PHAssetCollection] {
    let photos = PHPhotoLibrary.photos()
    var titles: [String] = []
    for title in photos.flatMap({ $0.albums ?? [] }) where !titles.contains(title) {
      titles.append(title)
    }
    let smart = photos.isEmpty ? [] : [PHAssetCollection(.library), PHAssetCollection(.favorites)]
    return titles.sorted().map { PHAssetCollection(.album($0)) } + smart
  }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(
      all().filter { album in
        album.assetCollectionType == type
          && (subtype == .any || subtype == album.assetCollectionSubtype)
          && (options?.predicate?.evaluate(with: album.values) ?? true)
      })
  }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(all().filter { identifiers.contains($0.localIdentifier) })
  }
  private var values: [String: Any] {
    [
      "title": localizedTitle ?? "", "localizedTitle": localizedTitle ?? "",
      "localIdentifier": localIdentifier, "estimatedAssetCount": estimatedAssetCount,
    ]
  }
}
