import SwiftUI

/// A configuration that a provider recommends.
package struct Recommendation {
  package let description: Text
  /// The configuration, in the form of ``WidgetDriver/makeConfiguration``.
  package let configuration: AnyObject

  package init(_ description: Text, _ configuration: AnyObject) {
    self.description = description
    self.configuration = configuration
  }
}
