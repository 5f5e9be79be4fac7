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
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
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

/// An album: one that photos of the world file name, or one that the system keeps, such as the favorites.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  private enum Kind { case album(String), smart(PHAssetCollectionSubtype) }
  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .album(let title): super.init("album/\(title)", title: title)
    case .smart(.smartAlbumFavorites): super.init("favorites", title: "Favorites")
    case .smart(.smartAlbumUserLibrary): super.init("library", title: "Recents")
    case .smart(let subtype):
      let title = Self.smartTitles.first { $0.subtype == subtype }?.title ?? ""
      super.init("smart/\(title)", title: title)
    }
  }

  /// The albums that the system keeps, in which a photo of the world file is by naming them among its albums.
  private static let smartTitles: [(title: String, subtype: PHAssetCollectionSubtype)] = [
    ("Videos", .smartAlbumVideos), ("Selfies", .smartAlbumSelfPortraits),
    ("Live Photos", .smartAlbumLivePhotos), ("Panoramas", .smartAlbumPanoramas),
    ("Time-lapse", .smartAlbumTimelapses), ("Slo-mo", .smartAlbumSlomoVideos),
    ("Bursts", .smartAlbumBursts), ("Screenshots", .smartAlbumScreenshots),
    ("Portrait", .smartAlbumDepthEffect), ("Animated", .smartAlbumAnimated),
  ]

  func has(_ photo: PhotoSection.Photo) -> Bool {
    switch kind {
    case .smart(.smartAlbumFavorites): photo.isFavorite ?? false
    case .smart(.smartAlbumUserLibrary): true
    case .smart(.smartAlbumVideos) where photo.duration != nil: true
    case .album, .smart: localizedTitle.map { photo.albums?.contains($0) ?? false } ?? false
    }
  }

  open var assetCollectionType: PHAssetCollectionType {
    if case .album = kind { return .album }
    return .smartAlbum
  }
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    switch kind {
    case .album: .albumRegular
    case .smart(let subtype): subtype
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
    // The system's albums are there even where nothing is in them.
    let smart =
      PHPhotoLibrary.isReadable
      ? [.smartAlbumUserLibrary, .smartAlbumFavorites] + smartTitles.map(\.subtype) : []
    return titles.filter { title in !smartTitles.contains { $0.title == title } }.sorted()
      .map { PHAssetCollection(.album($0)) } + smart.map { PHAssetCollection(.smart($0)) }
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
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(
      all().filter {
        $0.assetCollectionType == type && $0.has(asset.photo)
          && (options?.predicate?.evaluate(with: $0.values) ?? true)
      })
  }
  private var values: [String: Any] {
    [
      "title": localizedTitle ?? "", "localizedTitle": localizedTitle ?? "",
      "localIdentifier": localIdentifier, "estimatedAssetCount": estimatedAssetCount,
    ]
  }
}
