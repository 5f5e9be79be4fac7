import CoreGraphics
import CoreImage
import CoreVideo
import DeviceWorld
import Foundation

public struct VNImageOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = Self(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// Tells each request that its picture holds nothing of what it looks for.
private func answer(_ requests: [VNRequest]) {
  for request in requests {
    DeviceAnswers.rests(
      "\(type(of: request))",
      "there is nothing on Linux that looks at pictures, so it finds nothing")
    request.wasPerformed = true
    request.completionHandler?(request, nil)
  }
}

/// Requests about one picture.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}

  /// Calls the handlers before it returns, as Apple's does.
  open func perform(_ requests: [VNRequest]) throws { answer(requests) }
}

/// Requests about several pictures, one after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  public override init() {}
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up
  ) throws { answer(requests) }
  open func perform(
    _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up
  ) throws { answer(requests) }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation = .up
  ) throws { answer(requests) }
}
