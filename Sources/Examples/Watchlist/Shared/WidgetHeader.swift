import SwiftUI
import WidgetKit

/// The app's mark, what this widget is, and how fresh it is.
struct WidgetHeader: View {
  let title: LocalizedStringKey
  var updated: Date?

  var body: some View {
    HStack(spacing: 6) {
      Image("Mark")
        .resizable()
        .scaledToFit()
        .frame(width: 16, height: 16)
        .unredacted()
      Text(title)
        .font(.footnote.weight(.semibold))
        .lineLimit(1)
        .unredacted()
      Spacer(minLength: 4)
      if let updated {
        Text(updated, style: .time)
          .font(.caption2.monospacedDigit())
          .foregroundStyle(.secondary)
      }
    }
  }
}

extension View {
  /// The brand's surface: a plain page with a breath of colour in one corner.
  func quillBackground(_ tint: Color = .accentColor) -> some View {
    // Figures in columns have no room to grow without end; the app shows them at any size.
    dynamicTypeSize(...DynamicTypeSize.xLarge).containerBackground(for: .widget) {
      ZStack {
        Color("WidgetBackground")
        RadialGradient(
          colors: [tint.opacity(0.16), tint.opacity(0)],
          center: .topTrailing, startRadius: 0, endRadius: 190)
      }
    }
  }
}
