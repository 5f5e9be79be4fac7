import Foundation

/// The name of a colour in the asset catalogue, as Xcode's generated symbols give it.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// - Parameter bundle: not looked at; the catalogues of the widget are one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// A colour of the asset catalogue; clear where it has none of that name.
  public convenience init(resource: ColorResource) { self.init(source: .named(resource.name)) }
}
