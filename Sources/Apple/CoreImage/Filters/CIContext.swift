import Assets
import CoreGraphics
import DisplayList
import Foundation
import Rendering

/// Options of a context.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = Self(rawValue: "low_priority")
  public static let workingFormat = Self(rawValue: "working_format")
  public static let name = Self(rawValue: "kCIContextName")
}

/// Computes images, in light unless its working colour space is one of sRGB's values or `NSNull`.
open class CIContext: NSObject, @unchecked Sendable {
  private let space: WorkingSpace

  public override convenience init() { self.init(options: nil) }
  public init(options: [CIContextOption: Any]?) {
    switch options?[.workingColorSpace] {
    case is NSNull: space = .encoded
    case let given as CGColorSpace:
      space =
        given.name == CGColorSpace.linearSRGB || given.name == CGColorSpace.extendedLinearSRGB
        ? .linear : .encoded
    default: space = .linear
    }
  }

  private func pixels(_ image: CIImage, _ rect: CGRect) -> FloatPicture? {
    guard !rect.isInfinite, !rect.isNull else { return nil }
    let part = PixelRect(rect)
    guard part.count > 0, part.count <= PixelRect.mostPixels else { return nil }
    return image.pixels(in: part, space)
  }

  /// The pixels of a rectangle; nil for an empty one, one without an end, and one of more than 16 million pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    pixels(image, fromRect).map { CGImage($0.imagePixels(space)) }
  }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Writes pixels of eight bits a component, rows from the top. Other formats leave the memory as it is.
  ///
  /// - Parameter colorSpace: nil for the values of the working space.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let orders: [CIFormat: [Int]] = [
      .RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2], .ABGR8: [3, 2, 1, 0],
      .R8: [0], .L8: [0],
    ]
    guard let order = orders[format], let picture = pixels(image, bounds) else { return }
    let isPlain = colorSpace == nil || colorSpace?.name == CGColorSpace.linearSRGB
    let bytes = picture.imagePixels(isPlain ? .encoded : space).pixels
    let rect = picture.rect
    guard rowBytes >= rect.width * order.count else { return }
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        for (place, part) in order.enumerated() {
          data.storeBytes(
            of: bytes[(row * rect.width + column) * 4 + part],
            toByteOffset: row * rowBytes + column * order.count + place, as: UInt8.self)
        }
      }
    }
  }

  /// A PNG file.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).map {
      Data(PNGEncoder().encode(Bitmap($0.resource)))
    }
  }
  /// A JPEG file.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap {
      ImageEncoder.jpeg($0.resource, quality: 0.8, orientation: .up)
    }
  }
  open func clearCaches() {}
}

/// Options of a context's files.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
