/// The fixtures that surround the widgets of a run.
package struct WorldSpec: Codable, Hashable, Sendable {
  package var network = NetworkSource.denied
  /// A JSON file with the contents of App Groups at the start.
  package var appGroupFile: String?
  /// A folder of the user's own fonts, searched before the pinned ones.
  package var fonts: String?
  /// JSON files with sample states of Live Activities.
  package var activityFiles: [String] = []
  /// A JSON file with what the device's frameworks answer.
  package var deviceFile: String?
  /// A file with the objects of Core Data's stores at the start: JSON, or a store of Core Data's.
  package var storeFile: String?
  package var dataProtection = DataProtection.untilFirstAuthentication

  package init(
    network: NetworkSource = .denied, appGroupFile: String? = nil, fonts: String? = nil
  ) {
    self.network = network
    self.appGroupFile = appGroupFile
    self.fonts = fonts
  }
}
