import Foundation

/// The name of a picture in the asset catalogue, as Xcode's generated symbols give it.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// - Parameter bundle: not looked at; the catalogues of the widget are one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// An image of the asset catalogue, in its light appearance; of no size where it has none of that name.
  public convenience init(resource: ImageResource) {
    if let found = UIImage(named: resource.name), let pixels = found.resource {
      self.init(
        pixels, scale: found.scale, renderingMode: found.renderingMode, assetName: resource.name)
    } else {
      self.init()
    }
  }
}
