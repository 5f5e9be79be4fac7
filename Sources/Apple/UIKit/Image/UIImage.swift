import Assets
import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Symbols
import SystemDesigns

/// A picture with a scale.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The pixels; nil for an image without any.
  package let resource: ImagePixels?
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let imageOrientation: Orientation
  /// The symbol that it was made of.
  package let symbolName: String?
  /// The size, weight and colours of that symbol.
  public let symbolConfiguration: SymbolConfiguration?
  /// The asset that it was made of, unchanged.
  package let assetName: String?
  /// The bundle of that asset.
  package let assetBundle: AssetBundle

  package init(
    _ resource: ImagePixels?, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    orientation: Orientation = .up, symbolName: String? = nil, assetName: String? = nil,
    assetBundle: AssetBundle = .main, symbolConfiguration: SymbolConfiguration? = nil
  ) {
    self.resource = resource
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.renderingMode = renderingMode
    imageOrientation = orientation
    self.symbolName = symbolName
    self.assetName = assetName
    self.assetBundle = assetBundle
    self.symbolConfiguration = symbolConfiguration
  }

  public override convenience init() { self.init(nil, scale: 1) }

  /// The image of `#imageLiteral(resourceName:)`; one without pixels where the bundle has none of the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(asset: UIImage(named: name), name: name)
  }

  private convenience init(asset: UIImage?, name: String) {
    self.init(
      asset?.resource, scale: asset?.scale ?? 1, renderingMode: asset?.renderingMode ?? .automatic,
      orientation: asset?.imageOrientation ?? .up, symbolName: asset?.symbolName,
      assetName: asset?.assetName ?? name, assetBundle: asset?.assetBundle ?? .main,
      symbolConfiguration: asset?.symbolConfiguration)
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage.resource, scale: 1) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.resource, scale: scale, orientation: orientation)
  }

  /// The first picture of a file of PNG, JPEG, GIF, WebP, HEIC, AVIF, TIFF or BMP; nil where it is none that
  /// can be decoded, which the frame's diagnostics state.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    // No data is how code says that there is no picture.
    if data.isEmpty { return nil }
    self.init(
      file: data, scale: scale, subject: "The data given to UIImage(data:), of \(data.count) bytes,"
    )
  }

  /// A file whose name ends in `@2x` or `@3x` has that scale; nil where it can't be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).lastPathComponent
    self.init(
      file: data, scale: name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1,
      subject: "The file \(name), given to UIImage(contentsOfFile:),")
  }

  /// - Parameter subject: the beginning of a sentence about what can't be decoded.
  private convenience init?(file: Data, scale: CGFloat, subject: String) {
    do {
      let decoded = try ImageDecoder.read([UInt8](file))
      if let note = decoded.note { ImageNotes.add("\(subject) \(note).") }
      self.init(
        decoded.pixels, scale: scale, orientation: Orientation(decoded.orientation))
    } catch {
      ImageNotes.add("\(subject) \(error.predicate).")
      return nil
    }
  }

  /// An image of the asset catalogue, in its light appearance; nil where it has none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  convenience init(_ asset: AssetLibrary.ImageAsset, _ name: String, _ bundle: AssetBundle) {
    self.init(
      asset.image, scale: asset.scale,
      renderingMode: asset.isTemplate ? .alwaysTemplate : .automatic, assetName: name,
      assetBundle: bundle)
  }

  /// - Parameters:
  ///   - bundle: nil for the main bundle.
  ///   - configuration: of symbols; pictures of a catalogue don't go by it.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let bundle = AssetBundle(bundle)
    for name in Self.assetNames(name) {
      guard let asset = bundle.lightImage(named: name) else { continue }
      self.init(asset, name, bundle)
      return
    }
    return nil
  }

  /// The names that a name of a file can have in a catalogue: `Photo.jpg` is the set `Photo` as well.
  private static func assetNames(_ name: String) -> [String] {
    let file = name as NSString
    guard ["png", "jpg", "jpeg", "heic"].contains(file.pathExtension.lowercased()) else {
      return [name]
    }
    return [name, file.deletingPathExtension]
  }

  /// Points.
  public var size: CGSize {
    guard let resource else { return .zero }
    let size = CGSize(
      width: CGFloat(resource.width) / scale, height: CGFloat(resource.height) / scale)
    return imageOrientation.stored.isSideways
      ? CGSize(width: size.height, height: size.width) : size
  }

  /// The pixels as the image is seen; nil for an image without any.
  package var upright: ImagePixels? { resource?.turned(imageOrientation.stored) }

  public var cgImage: CGImage? { resource.map { CGImage($0) } }
  public var isSymbolImage: Bool { symbolName != nil }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      resource, scale: scale, renderingMode: mode, orientation: imageOrientation,
      symbolName: symbolName, symbolConfiguration: symbolConfiguration)
  }

  /// The image's alpha in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      resource?.tinted(color.rgba(ColorTraits())), scale: scale, renderingMode: renderingMode,
      orientation: imageOrientation)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.resource == resource && other.scale == scale
      && other.renderingMode == renderingMode && other.imageOrientation == imageOrientation
  }
  open override var hash: Int { resource.hashValue }
}

extension AssetBundle {
  func lightImage(named name: String) -> AssetLibrary.ImageAsset? {
    library.image(named: name, scale: 3, appearance: AssetLibrary.Appearance(isDark: false))
  }
}

extension ImagePixels {
  /// Each pixel's alpha times the colour.
  fileprivate func tinted(_ color: RGBA) -> ImagePixels {
    var pixels = self.pixels
    for i in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = min(max(0, Double(pixels[i + 3]) * color.alpha), 255)
      // Extended colours go beyond what a byte holds.
      func byte(_ part: Double) -> UInt8 {
        UInt8(clamping: (min(max(0, part), 1) * alpha).rounded())
      }
      pixels[i] = byte(color.red)
      pixels[i + 1] = byte(color.green)
      pixels[i + 2] = byte(color.blue)
      pixels[i + 3] = byte(1)
    }
    return ImagePixels(width: width, height: height, pixels: pixels)
  }
}
