/// An executable with widgets.
package struct ProductExecutable: Hashable, Sendable {
  package let name: String
  package let path: String
  /// The SDK that its app is assumed to be built with; nil where it has no project to read that from.
  package var sdk: LinkedSDK.Choice?

  /// The device on which it is drawn where none is chosen; nil for the standard one.
  package var device: String?

  package init(
    name: String, path: String, sdk: LinkedSDK.Choice? = nil, device: String? = nil
  ) {
    self.name = name
    self.path = path
    self.sdk = sdk
    self.device = device
  }
}
