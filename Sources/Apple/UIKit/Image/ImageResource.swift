import Assets
import Foundation

/// The name of a picture in an asset catalogue and its bundle, as Xcode's generated symbols give them.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: AssetBundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = AssetBundle(bundle)
  }
}

extension UIImage {
  /// An image of the asset catalogue, in its light appearance; of no size where it has none of that name.
  public convenience init(resource: ImageResource) {
    if let found = resource.bundle.lightImage(named: resource.name) {
      self.init(found, resource.name, resource.bundle)
    } else {
      // The name stays, so that a view reports what is missing.
      self.init(nil, scale: 1, assetName: resource.name, assetBundle: resource.bundle)
    }
  }
}
