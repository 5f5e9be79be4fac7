import SwiftUI

extension UserDefaults {
  /// The defaults of the App Group that the Info.plist names; the process's own where it names none.
  fileprivate static var group: UserDefaults {
    let name = Bundle.main.object(forInfoDictionaryKey: "GroupIdentifier") as? String
    return name.flatMap(UserDefaults.init(suiteName:)) ?? .standard
  }
}

/// The App Group that the Info.plist names, and what else it says.
struct GroupOfInfoPlist: View {
  var body: some View {
    VStack {
      Text(verbatim: UserDefaults.group.string(forKey: "access_token") ?? "no token")
      Text(verbatim: Bundle.main.bundleIdentifier ?? "no identifier")
      Text(
        verbatim: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
          ?? "no version")
      Text(verbatim: Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? "no name")
      Text(verbatim: Bundle(identifier: "com.example.assets.widgets") === nil ? "none" : "found")
      Text(
        verbatim: Bundle.main.url(forResource: "VitrineBlocks-Bold", withExtension: "ttf") == nil
          ? "no file" : "a file")
    }
    .font(.system(size: 8))
  }
}
