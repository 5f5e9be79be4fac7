import SwiftUI
import WidgetKit

private struct Words: View {
  let words: String
  @Environment(\.widgetFamily) var family
  @Environment(\.locale) var locale

  var body: some View {
    Text(verbatim: "\(words) \(family) \(locale.identifier)")
      .containerBackground(.white, for: .widget)
  }
}

/// Two views, each in a widget of its family, one without, and a Live Activity's.
struct Words_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Words(words: "first")
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("By name")
      Words(words: "second")
        .environment(\.locale, Locale(identifier: "de_DE"))
        .previewContext(WidgetPreviewContext(family: .systemMedium))
    }
    Text(verbatim: "alone")
    ParcelAttributes(order: "7")
      .previewContext(.init(height: 20, arrival: .distantFuture), viewKind: .content)
      .previewDisplayName("Parcel")
  }
}

#Preview { Text(verbatim: "unnamed one") }

#Preview { Text(verbatim: "unnamed two") }

#Preview("Same") { Text(verbatim: "same one") }

#Preview("Same") { Text(verbatim: "same two") }

#Preview("Traps") {
  let parts = ["only"]
  Text(verbatim: parts[CommandLine.arguments.count + 7])
}

#Preview("From a provider", as: .systemMedium) {
  WellBehaved()
} timelineProvider: {
  Steady()
}
