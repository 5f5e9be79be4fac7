/// The fixtures that surround the widgets of a run.
package struct WorldSpec: Codable, Hashable, Sendable {
  /// A folder of responses, `<host>/<path>`; nil where the network is denied.
  package var networkFixtures: String?
  /// A JSON file with the contents of App Groups at the start.
  package var appGroupFile: String?
  /// A folder of the user's own fonts, searched before the pinned ones.
  package var fonts: String?
  /// JSON files with sample states of Live Activities.
  package var activityFiles: [String] = []

  package init(
    networkFixtures: String? = nil, appGroupFile: String? = nil, fonts: String? = nil
  ) {
    self.networkFixtures = networkFixtures
    self.appGroupFile = appGroupFile
    self.fonts = fonts
  }
}
