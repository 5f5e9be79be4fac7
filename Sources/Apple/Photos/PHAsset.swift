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

/// A photo of the world file.
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

  open var mediaType: PHAssetMediaType { .image }
  /// The kinds that the photo has by the system's albums that it is in, such as `Screenshots`.
  open var mediaSubtypes: PHAssetMediaSubtype {
    let kinds: [(String, PHAssetMediaSubtype)] = [
      ("Screenshots", .photoScreenshot), ("Panoramas", .photoPanorama),
      ("Live Photos", .photoLive), ("Portrait", .photoDepthEffect),
    ]
    return kinds.reduce(into: []) { result, kind in
      if photo.albums?.contains(kind.0) ?? false { result.insert(kind.1) }
    }
  }
  open var pixelWidth: Int { Int(clamping: pixels.width) }
  open var pixelHeight: Int { Int(clamping: pixels.height) }
  open var creationDate: Date? { photo.date }
  open var modificationDate: Date? { photo.date }
  open var location: CLLocation? {
    guard let latitude = photo.latitude, let longitude = photo.longitude else { return nil }
    return CLLocation(latitude: latitude, longitude: longitude)
  }
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { photo.isFavorite ?? false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  /// The values that predicates and orders name.
  var values: [String: Any] {
    var values: [String: Any] = [
      "mediaType": mediaType.rawValue, "mediaSubtypes": Int(clamping: mediaSubtypes.rawValue),
      "pixelWidth": pixelWidth,
      "pixelHeight": pixelHeight, "duration": 0.0, "isFavorite": isFavorite,
      "favorite": isFavorite, "isHidden": false, "hidden": false,
      "localIdentifier": localIdentifier,
    ]
    values["creationDate"] = creationDate
    values["modificationDate"] = modificationDate
    return values
  }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult((options ?? PHFetchOptions()).chosen(PHPhotoLibrary.photos().map(PHAsset.init)))
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    mediaType == .image ? fetchAssets(with: options) : PHFetchResult([])
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

/// The choice and order of assets that are asked for.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  /// 0 for no limit.
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true
  public override init() {}

  func chosen(_ assets: [PHAsset]) -> [PHAsset] {
    var found = assets
    if let predicate { found = found.filter { predicate.evaluate(with: $0.values) } }
    // The last order is the least: sorting is stable.
    for order in (sortDescriptors ?? []).reversed() {
      guard let key = order.key else { continue }
      found = found.enumerated().sorted { a, b in
        switch Self.compare(a.element.values[key], b.element.values[key]) {
        case .orderedSame: a.offset < b.offset
        case .orderedAscending: order.ascending
        case .orderedDescending: !order.ascending
        }
      }.map(\.element)
    }
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }

  private static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
    func number(_ value: Any?) -> Double? {
      switch value {
      case let date as Date: date.timeIntervalSinceReferenceDate
      case let value as Double: value
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      default: nil
      }
    }
    let first = number(a) ?? -.infinity, second = number(b) ?? -.infinity
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}

/// The objects that were found, in order.
open class PHFetchResult<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]
  init(_ objects: [ObjectType]) { self.objects = objects }
  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }
  open func object(at index: Int) -> ObjectType { objects[index] }
  open subscript(index: Int) -> ObjectType { objects[index] }
  open func contains(_ object: ObjectType) -> Bool { objects.contains(object) }
  open func index(of object: ObjectType) -> Int { objects.firstIndex(of: object) ?? NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() where !stop.boolValue {
      block(object, index, &stop)
    }
  }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
}
