import DeviceWorld
import Foundation
import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static var `default`: PHImageContentMode { .aspectFit }
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// The size, quality and delivery of an image that is asked for.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var allowSecondaryDegradedImage = false
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() {}
}

/// Gives the pictures of assets. There is one result of each question, in its final quality.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  public override init() {}

  private func answer(_ options: PHImageRequestOptions?, _ call: @escaping () -> Void) {
    if options?.isSynchronous == true { return call() }
    let call = Passed(call)
    Callback.onQueue { call.value() }
  }

  /// - Parameter targetSize: pixels; the picture isn't made larger than it is.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let image = asset.image.map { Self.sized($0, to: targetSize, contentMode) }
    answer(options) {
      resultHandler(
        image,
        image == nil
          ? [PHImageErrorKey: PHPhotosError(.invalidResource)]
          : [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: 1])
    }
    return 1
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let data = FileManager.default.contents(atPath: DeviceAnswers.file(asset.photo.file).path)
    let types = ["png": "public.png", "heic": "public.heic", "gif": "com.compuserve.gif"]
    let type = types[(asset.photo.file as NSString).pathExtension.lowercased()] ?? "public.jpeg"
    answer(options) { resultHandler(data, data == nil ? nil : type, .up, [:]) }
    return 1
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  private static func sized(
    _ image: UIImage, to target: CGSize, _ mode: PHImageContentMode
  ) -> UIImage {
    let size = image.size
    guard target.width > 0, target.height > 0, size.width > 0, size.height > 0 else { return image }
    let ratios = (target.width / size.width, target.height / size.height)
    let ratio = mode == .aspectFill ? max(ratios.0, ratios.1) : min(ratios.0, ratios.1)
    guard ratio < 1 else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let small = CGSize(
      width: max((size.width * ratio).rounded(), 1), height: max((size.height * ratio).rounded(), 1)
    )
    return UIGraphicsImageRenderer(size: small, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: small))
    }
  }
}

/// An image manager that may prepare pictures, which isn't needed.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

extension PHAsset {
  var image: UIImage? { UIImage(contentsOfFile: DeviceAnswers.file(photo.file).path) }
}
