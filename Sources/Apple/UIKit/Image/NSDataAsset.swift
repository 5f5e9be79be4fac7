import Assets
import Foundation

public typealias NSDataAssetName = String

/// The contents of a data set of an asset catalogue.
///
/// https://developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  /// The uniform type identifier that the set gives.
  public let typeIdentifier: String

  /// nil where no catalogue of the main bundle has a data set of the name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// nil where no catalogue of the bundle has a data set of the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetBundle(bundle).library.dataFile(named: name),
      let data = FileManager.default.contents(atPath: found.file.path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = found.type
  }
}
