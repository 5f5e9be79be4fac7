import Assets
import Foundation

/// The name of a colour in an asset catalogue and its bundle, as Xcode's generated symbols give them.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: AssetBundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = AssetBundle(bundle)
  }
}

extension UIColor {
  /// A colour of the asset catalogue; clear where it has none of that name.
  public convenience init(resource: ColorResource) {
    self.init(source: .named(resource.name, resource.bundle))
  }
}
