/// An executable with widgets.
package struct ProductExecutable: Hashable, Sendable {
  package let name: String
  package let path: String
  /// The SDK that its app is assumed to be built with; nil where it has no project to read that from.
  package var sdk: LinkedSDK.Choice?

  package init(name: String, path: String, sdk: LinkedSDK.Choice? = nil) {
    self.name = name
    self.path = path
    self.sdk = sdk
  }
}
