import CoreData
import Foundation
import Photos
import Testing
import UIKit

extension FrameworkTests {
  /// Two plain pictures of 40 × 20 pixels in files, the second a favorite in an album.
  private func enterPhotos(
    _ photos: ((String) -> String)? = nil, authorization: String = "authorized"
  ) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
      .pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("photo-\(UUID().uuidString).png")
    try picture.write(to: file)
    let list =
      photos?(file.path) ?? #"""
        {"file": "\#(file.path)", "id": "new", "date": "2026-02-01", "albums": ["Screenshots"]},
        {"file": "\#(file.path)", "id": "old", "date": "2026-01-01", "isFavorite": true, "albums": ["Trip"],
         "latitude": 1, "longitude": 2}
        """#
    try Self.enter(
      #"{"photos": {"authorization": "\#(authorization)", "photos": [\#(list)]}}"#)
  }

  @Test func withoutAWorldThereAreNoPhotos() async throws {
    try Self.enter()
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func theNewestPhotoIsFoundAsWidgetsAsk() throws {
    try enterPhotos()
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.fetchLimit = 1
    let result = PHAsset.fetchAssets(with: .image, options: options)
    let asset = try #require(result.firstObject)
    #expect(result.count == 1)
    #expect(asset.localIdentifier == "new")
    #expect(asset.pixelWidth == 40 && asset.pixelHeight == 20)
    let request = PHImageRequestOptions()
    request.isSynchronous = true
    var size: CGSize?
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFill,
      options: request
    ) { image, info in
      size = image?.size
      #expect(info?[PHImageResultIsDegradedKey] as? Bool == false)
    }
    #expect(size == CGSize(width: 20, height: 10))
  }

  @Test func predicatesAndAlbumsChoosePhotos() throws {
    try enterPhotos()
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: "isFavorite == YES")
    #expect(PHAsset.fetchAssets(with: options).firstObject?.localIdentifier == "old")
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .any, options: nil)
    #expect(albums.count == 1)
    let album = try #require(albums.firstObject)
    #expect(album.localizedTitle == "Trip")
    #expect(album.estimatedAssetCount == 1)
    let inside = PHAsset.fetchAssets(in: album, options: nil)
    #expect(inside.firstObject?.location?.coordinate.longitude == 2)
    let favorites = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
    #expect(favorites.firstObject?.estimatedAssetCount == 1)
  }

  /// The system's albums are there where they are empty: widgets take the first without looking,
  /// https://github.com/BalajiSrinika/MultipleWidgets.
  @Test(arguments: [
    (PHAssetCollectionSubtype.smartAlbumScreenshots, "Screenshots", 1),
    (.smartAlbumSelfPortraits, "Selfies", 0), (.smartAlbumUserLibrary, "Recents", 2),
  ])
  func theSystemsAlbumsAreAlwaysThere(
    _ subtype: PHAssetCollectionSubtype, _ title: String, _ count: Int
  ) throws {
    try enterPhotos()
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: subtype, options: nil)
    let album = try #require(albums.firstObject)
    #expect(album.localizedTitle == title && album.assetCollectionSubtype == subtype)
    #expect(PHAsset.fetchAssets(in: album, options: nil).count == count)
  }

  /// https://developer.apple.com/documentation/photos/phasset/mediasubtypes: “The subtypes of the asset, identifying special
  /// kinds of assets such as panoramic photo or high-framerate video.”
  @Test func aScreenshotIsFoundByItsKind() throws {
    try enterPhotos()
    let options = PHFetchOptions()
    options.predicate = NSPredicate(
      format: "(mediaSubtypes & %d) != 0", PHAssetMediaSubtype.photoScreenshot.rawValue)
    let found = PHAsset.fetchAssets(with: .image, options: options)
    #expect(found.count == 1)
    #expect(found.firstObject?.mediaSubtypes == .photoScreenshot)
  }

  /// The photos of this day in other years, as mluisbrown/Memories asks for them: a range of dates, by origin, edited ones first.
  /// https://developer.apple.com/documentation/photos/phfetchoptions/includeassetsourcetypes
  @Test func thisDaysPhotosOfOtherYearsAreFound() throws {
    try enterPhotos {
      #"""
      {"file": "\#($0)", "id": "a", "date": "2024-01-09T12:00:00Z", "isEdited": true},
      {"file": "\#($0)", "id": "b", "date": "2024-01-09T10:00:00Z", "source": "shared"},
      {"file": "\#($0)", "id": "c", "date": "2024-01-10T12:00:00Z"},
      {"file": "\#($0)", "id": "d", "date": "2024-01-09T11:00:00Z", "isHidden": true}
      """#
    }
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
    options.predicate = NSPredicate(
      format: "creationDate >= %@ && creationDate <= %@",
      argumentArray: [
        try Self.date("2024-01-09T00:00:00Z"), try Self.date("2024-01-09T23:59:59Z"),
      ])
    func ids() -> [String] {
      let found = PHAsset.fetchAssets(with: options)
      return (0..<found.count).map { found.object(at: $0).localIdentifier }
    }
    #expect(ids() == ["a"])
    options.includeAssetSourceTypes = [.typeUserLibrary, .typeiTunesSynced, .typeCloudShared]
    #expect(ids() == ["b", "a"])
    let assets = PHAsset.fetchAssets(with: options)
    #expect(assets.firstObject?.sourceType == .typeCloudShared)
    #expect(
      assets.lastObject?.hasAdjustments == true && assets.firstObject?.hasAdjustments == false)
    options.includeHiddenAssets = true
    #expect(ids() == ["b", "d", "a"])
  }

  /// https://developer.apple.com/documentation/photos/phasset/duration
  @Test func aVideoHasALengthAndIsNoImage() throws {
    try enterPhotos {
      #"{"file": "\#($0)", "id": "v", "date": "2026-01-01", "duration": 12.5}, {"file": "\#($0)", "id": "p"}"#
    }
    let videos = PHAsset.fetchAssets(with: .video, options: nil)
    #expect(videos.count == 1 && videos.firstObject?.duration == 12.5)
    #expect(videos.firstObject?.playbackStyle == .video)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).firstObject?.localIdentifier == "p")
    let album = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumVideos, options: nil)
    #expect(album.firstObject?.estimatedAssetCount == 1)
  }

  /// https://developer.apple.com/documentation/photos/phauthorizationstatus
  @Test(arguments: [
    ("limited", PHAuthorizationStatus.limited, 2), ("denied", .denied, 0),
    ("restricted", .restricted, 0),
  ])
  func accessDecidesWhatIsSeen(_ word: String, _ status: PHAuthorizationStatus, _ count: Int) throws
  {
    try enterPhotos(authorization: word)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == status)
    #expect(PHAsset.fetchAssets(with: nil).count == count)
  }

  /// https://developer.apple.com/documentation/photos/phassetcollection/fetchassetcollectionscontaining(_:with:options:)
  @Test func anAssetNamesItsAlbums() throws {
    try enterPhotos()
    let old = try #require(
      PHAsset.fetchAssets(withLocalIdentifiers: ["old"], options: nil).firstObject)
    let albums = PHAssetCollection.fetchAssetCollectionsContaining(old, with: .album, options: nil)
    #expect(albums.firstObject?.localizedTitle == "Trip")
    let trip = try #require(albums.firstObject)
    #expect(PHAsset.fetchKeyAssets(in: trip, options: nil)?.firstObject == old)
  }
}
