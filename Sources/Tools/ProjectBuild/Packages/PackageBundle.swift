import Failures
import Foundation

/// The resources of a package's target beside an executable, and the Swift by which its code finds them.
struct PackageBundle {
  let target: PackageTarget

  /// `Bundle.module`, as the package manager gives it to a target with resources.
  static let accessor = """
    import Foundation

    private final class BundleToken {}

    extension Foundation.Bundle {
      static let module = Foundation.Bundle(for: BundleToken.self)
    }

    """

  /// Lays links to the files into the bundle.
  ///
  /// - Parameter folder: the executable's.
  func write(to folder: String) throws(Failure) {
    let bundle = "\(folder)/\(target.bundleName)"
    try BuiltFile.makeFolder(bundle)
    for resource in target.resources {
      try BuiltFile.link("\(bundle)/\(resource.name)", to: resource.path)
    }
  }
}
