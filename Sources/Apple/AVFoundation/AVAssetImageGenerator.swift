import CoreGraphics
import Foundation

/// Pictures of a video.
///
/// - Support: none; videos aren't decoded, and each request fails.
open class AVAssetImageGenerator: NSObject {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public typealias CompletionHandler =
    @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?)
    -> Void

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// Pixels; zero for the video's own size.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  private static var error: any Error {
    CocoaError(
      .fileReadUnsupportedScheme, userInfo: [NSLocalizedDescriptionKey: "Videos aren't decoded."])
  }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw Self.error }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw Self.error
  }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for _ in requestedTimes { handler(.zero, nil, .zero, .failed, Self.error) }
  }

  open func cancelAllCGImageGeneration() {}
}
