import SwiftUI

// As in article 004, which writes `.stander` and `@objc`, for which Linux has no runtime.
// swift-format-ignore: as in the article
public extension UserDefaults {

  static var shared: UserDefaults {
    if let value = Bundle.main.object(forInfoDictionaryKey: "GroupIdentifier") as? String {
      return UserDefaults(suiteName: value) ?? .standard
    } else {
      return UserDefaults(suiteName: "group.xxx") ?? .standard
    }
  }
}

/// The App Group that the Info.plist names, and what else it says.
struct GroupOfInfoPlist: View {
  var body: some View {
    VStack {
      Text(verbatim: UserDefaults.shared.string(forKey: "access_token") ?? "no token")
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
