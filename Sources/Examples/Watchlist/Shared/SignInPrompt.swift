import SwiftUI
import WidgetKit

/// Stands where an account's own data would.
struct SignInPrompt: View {
  let reason: LocalizedStringKey
  var isCompact = false

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "person.crop.circle")
        .font(.system(size: isCompact ? 26 : 32, weight: .light))
        .foregroundStyle(Color.accentColor)
      Text("Signed out")
        .font(.subheadline.weight(.semibold))
      Text(reason)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
        .minimumScaleFactor(0.9)
      if !isCompact {
        Text("Sign In")
          .font(.caption.weight(.semibold))
          .foregroundStyle(.white)
          .padding(.horizontal, 14)
          .padding(.vertical, 6)
          .background(Color.accentColor, in: Capsule())
          .padding(.top, 4)
      }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .widgetURL(URL(string: "quill://signin"))
  }
}
