import DisplayList
import Foundation

/// What a product keeps in its catalogues: images and colours by name, and localised strings.
public final class AssetLibrary: @unchecked Sendable {
  public struct Appearance: Hashable, Sendable {
    public var isDark: Bool
    public var isHighContrast: Bool
    public init(isDark: Bool, isHighContrast: Bool = false) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }
  }

  public struct ImageAsset: Sendable {
    public var image: ImageResource
    /// Pixels a point of the file found.
    public var scale: CGFloat
    public var isTemplate: Bool
    /// Points, from each edge, where the catalogue says how the image stretches.
    public var capInsets: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)?
    public var size: CGSize {
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
    public init(
      image: ImageResource, scale: CGFloat, isTemplate: Bool,
      capInsets: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)? = nil
    ) {
      self.image = image
      self.scale = scale
      self.isTemplate = isTemplate
      self.capInsets = capInsets
    }
  }

  /// The product's own: catalogues and string tables found beside the executable (or below the
  /// folders given to ``use(folders:)``).
  public static let main = AssetLibrary()

  public init() {}

  public func use(folders: [URL]) {}

  /// The best file for a screen's scale; nil where no catalogue has the name.
  public func image(named name: String, scale: CGFloat, appearance: Appearance) -> ImageAsset? {
    nil
  }

  public func color(named name: String, appearance: Appearance) -> RGBA? { nil }

  /// The string for a key in the best language of those the product has; nil where no table has
  /// the key. `locale` is as `zh_Hans_CN` or `en_US`.
  public func string(forKey key: String, table: String?, locale: String) -> String? { nil }

  /// Decodes PNG or JPEG; nil where it is neither.
  public static func decode(_ data: [UInt8]) -> ImageResource? { nil }
}
