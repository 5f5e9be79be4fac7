/// An executable with widgets in it.
package struct ProductExecutable: Hashable, Sendable {
  package let name: String
  package let path: String
  /// The SDK that its app is taken to be built with, where its project tells.
  package var sdk: LinkedSDK.Choice?

  package init(name: String, path: String, sdk: LinkedSDK.Choice? = nil) {
    self.name = name
    self.path = path
    self.sdk = sdk
  }
}
