import Foundation
import UIKit

// Pictures by the symbols that Xcode generates for an asset catalogue.

extension Image {
  public nonisolated init(_ resource: ImageResource) {
    self.init(.asset(name: resource.name, bundle: resource.bundle))
  }
}
