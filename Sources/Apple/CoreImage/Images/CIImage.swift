import Assets
import CoreGraphics
import DisplayList
import Foundation

/// An image, or the recipe of one: its pixels are computed when a context asks for them. Its y points up.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels of a rectangle; clear outside of the extent.
  typealias Recipe = @Sendable (PixelRect, WorkingSpace) -> FloatPicture

  /// Pixels; without an end for a plain colour.
  public let extent: CGRect
  private let recipe: Recipe
  /// Whether a larger copy shows the pixels as squares.
  let isNearest: Bool
  private let file: ImagePixels?
  public let properties: [String: Any]

  init(
    extent: CGRect, isNearest: Bool = false, file: ImagePixels? = nil,
    properties: [String: Any] = [:], _ recipe: @escaping Recipe
  ) {
    self.extent = extent
    self.isNearest = isNearest
    self.file = file
    self.properties = properties
    self.recipe = recipe
  }

  package convenience init(_ pixels: ImagePixels, isNearest: Bool = false) {
    let own = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    self.init(extent: own.cgRect, isNearest: isNearest, file: pixels) { rect, space in
      FloatPicture(pixels, in: own, space).cropped(to: rect)
    }
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage.resource) }
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage.resource)
  }

  /// The picture of a file; nil where it can't be decoded, which the frame's diagnostics state.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    do {
      let decoded = try ImageDecoder.read([UInt8](data))
      let turns = options?[.applyOrientationProperty] as? Bool ?? false
      self.init(turns ? decoded.pixels.turned(decoded.orientation) : decoded.pixels)
    } catch {
      if !data.isEmpty { ImageNotes.add("The data given to CIImage(data:) \(error.predicate).") }
      return nil
    }
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else {
      return nil
    }
    self.init(data: data, options: options)
  }

  /// A plain colour, without an end.
  public convenience init(color: CIColor) {
    let rgba = color.rgba
    self.init(extent: .infinite) { FloatPicture($0, filledWith: $1.pixel(rgba)) }
  }

  open class func empty() -> CIImage {
    CIImage(extent: .zero) { rect, _ in FloatPicture(rect) }
  }
  open class var black: CIImage { CIImage(color: .black) }
  open class var white: CIImage { CIImage(color: .white) }
  open class var gray: CIImage { CIImage(color: .gray) }
  open class var red: CIImage { CIImage(color: .red) }
  open class var green: CIImage { CIImage(color: .green) }
  open class var blue: CIImage { CIImage(color: .blue) }
  open class var clear: CIImage { CIImage(color: .clear) }

  /// The pixels of a rectangle in a working space.
  package func pixels(in rect: PixelRect, _ space: WorkingSpace) -> FloatPicture {
    guard rect.count > 0 else { return FloatPicture(rect) }
    guard !extent.isInfinite else { return recipe(rect, space) }
    let part = rect.intersection(PixelRect(extent))
    return part == rect
      ? recipe(rect, space)
      : (part.count > 0 ? recipe(part, space).cropped(to: rect) : FloatPicture(rect))
  }

  /// The picture that it was made of, unchanged.
  open var cgImage: CGImage? { file.map { CGImage($0) } }
  open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  open var url: URL? { nil }

  open override var description: String { "<CIImage: extent \(extent)>" }
}

/// Keys of ``CIImage/init(data:options:)``.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  public static let nearestSampling = Self(rawValue: "kCIImageNearestSampling")
  public static let properties = Self(rawValue: "kCIImageProperties")
}

/// The form of a pixel.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = Self(rawValue: 1)
  public static let BGRA8 = Self(rawValue: 2)
  public static let RGBA8 = Self(rawValue: 3)
  public static let ABGR8 = Self(rawValue: 4)
  public static let RGBAh = Self(rawValue: 5)
  public static let RGBAf = Self(rawValue: 6)
  public static let R8 = Self(rawValue: 7)
  public static let L8 = Self(rawValue: 8)
}
