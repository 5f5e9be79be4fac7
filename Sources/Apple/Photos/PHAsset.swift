import CoreData
import CoreLocation
import DeviceWorld
import Foundation
import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1 << 0)
  public static let photoHDR = Self(rawValue: 1 << 1)
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  public static let photoLive = Self(rawValue: 1 << 3)
  public static let photoDepthEffect = Self(rawValue: 1 << 4)
  public static let spatialMedia = Self(rawValue: 1 << 10)
  public static let videoStreamed = Self(rawValue: 1 << 16)
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}

/// The origins of assets.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = Self(rawValue: 1 << 0)
  public static let typeCloudShared = Self(rawValue: 1 << 1)
  public static let typeiTunesSynced = Self(rawValue: 1 << 2)
}
extension PHAsset {
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }
}

/// Something in the library.
open class PHObject: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  init(_ identifier: String) { localIdentifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }
  open override var hash: Int { localIdentifier.hashValue }
}

/// A photo or a video of the world file.
open class PHAsset: PHObject, @unchecked Sendable {
  let photo: PhotoSection.Photo
  private let pixels: CGSize

  init(_ photo: PhotoSection.Photo) {
    self.photo = photo
    pixels =
      UIImage(contentsOfFile: DeviceAnswers.file(photo.file).path)?.cgImage
      .map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    super.init(photo.id ?? photo.file)
  }

  open var mediaType: PHAssetMediaType { photo.duration == nil ? .image : .video }
  open var playbackStyle: PlaybackStyle {
    if mediaType == .video { return .video }
    if mediaSubtypes.contains(.photoLive) { return .livePhoto }
    return photo.albums?.contains("Animated") == true ? .imageAnimated : .image
  }
  open var sourceType: PHAssetSourceType {
    switch photo.source {
    case .library, nil: .typeUserLibrary
    case .shared: .typeCloudShared
    case .synced: .typeiTunesSynced
    }
  }
  open var hasAdjustments: Bool { photo.isEdited ?? false }
  open var adjustmentFormatIdentifier: String? { hasAdjustments ? "com.apple.photo" : nil }
  /// The kinds that the photo has by the system's albums that it is in, such as `Screenshots`.
  open var mediaSubtypes: PHAssetMediaSubtype {
    let kinds: [(String, PHAssetMediaSubtype)] = [
      ("Screenshots", .photoScreenshot), ("Panoramas", .photoPanorama),
      ("Live Photos", .photoLive), ("Portrait", .photoDepthEffect),
      ("Slo-mo", .videoHighFrameRate), ("Time-lapse", .videoTimelapse),
    ]
    return kinds.reduce(into: []) { result, kind in
      if photo.albums?.contains(kind.0) ?? false { result.insert(kind.1) }
    }
  }
  open var pixelWidth: Int { Int(clamping: pixels.width) }
  open var pixelHeight: Int { Int(clamping: pixels.height) }
  open var creationDate: Date? { photo.date }
  open var modificationDate: Date? { photo.modified ?? photo.date }
  open var location: CLLocation? {
    guard let latitude = photo.latitude, let longitude = photo.longitude else { return nil }
    return CLLocation(latitude: latitude, longitude: longitude)
  }
  open var duration: TimeInterval { photo.duration ?? 0 }
  open var isHidden: Bool { photo.isHidden ?? false }
  open var isFavorite: Bool { photo.isFavorite ?? false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  /// The values that predicates and orders name.
  var values: [String: Any] {
    var values: [String: Any] = [
      "mediaType": mediaType.rawValue, "mediaSubtypes": Int(clamping: mediaSubtypes.rawValue),
      "pixelWidth": pixelWidth,
      "pixelHeight": pixelHeight, "duration": duration, "isFavorite": isFavorite,
      "favorite": isFavorite, "isHidden": isHidden, "hidden": isHidden,
      "localIdentifier": localIdentifier,
    ]
    values["creationDate"] = creationDate
    values["modificationDate"] = modificationDate
    return values
  }

  /// The assets of the library itself, where the options name no origin.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetchAssets(options) { _ in true }
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetchAssets(options) { $0.mediaType == mediaType }
  }
  private class func fetchAssets(
    _ options: PHFetchOptions?, where accepts: (PHAsset) -> Bool
  ) -> PHFetchResult<PHAsset> {
    let options = options ?? PHFetchOptions()
    let all = PHPhotoLibrary.photos().map(PHAsset.init).filter {
      accepts($0) && (!options.includeAssetSourceTypes.isEmpty || $0.sourceType == .typeUserLibrary)
    }
    return PHFetchResult(options.chosen(all))
  }
  /// The key asset of an album: its newest one.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    let all = fetchAssets(in: assetCollection, options: options)
    return PHFetchResult([all.lastObject].compactMap { $0 })
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let all = PHPhotoLibrary.photos().map(PHAsset.init)
    return PHFetchResult(
      (options ?? PHFetchOptions())
        .chosen(all.filter { identifiers.contains($0.localIdentifier) }))
  }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let all = PHPhotoLibrary.photos().filter(assetCollection.has).map(PHAsset.init)
    return PHFetchResult((options ?? PHFetchOptions()).chosen(all))
  }
}
