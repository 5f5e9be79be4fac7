import SwiftUI

/// The accent colour that the Info.plist names, beside what it doesn't reach.
struct AccentOfInfoPlist: View {
  var body: some View {
    VStack {
      Text(verbatim: "by name").foregroundStyle(Color.accentColor)
      Text(verbatim: "tint").foregroundStyle(.tint)
      Text(verbatim: "plain")
    }
  }
}
