import SwiftUI
import WidgetKit

/// Links and addresses, where they lead and where not.
struct Linked: Widget {
  let kind: String

  init() { kind = "linked" }
  init(kind: String) { self.kind = kind }

  struct Content: View {
    let kind: String

    var body: some View {
      VStack {
        Link(destination: URL(string: "fixture://link")!) { Text(verbatim: "link") }
        if kind == "linked-twice" {
          Text(verbatim: "inner").widgetURL(URL(string: "fixture://inner"))
        }
      }
      .widgetURL(kind == "linked-only" ? nil : URL(string: "fixture://whole"))
      .containerBackground(.white, for: .widget)
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Steady()) { _ in Content(kind: kind) }
      .supportedFamilies([
        .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
      ])
  }
}

/// A widget with parts that a placeholder, a locked device and a removed background hide.
struct Hidden: Widget {
  let kind: String

  init() { kind = "hidden" }
  init(kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Steady()) { _ in
      if kind == "hidden" {
        VStack {
          Text(verbatim: "Balance")
          Text(verbatim: "Title").unredacted()
          Text(verbatim: "Secret").privacySensitive()
          Text(verbatim: "Shown").redacted(reason: .privacy).privacySensitive()
        }
        .containerBackground(.white, for: .widget)
      } else {
        Text(verbatim: "no background")
      }
    }
    .supportedFamilies([.systemSmall, .accessoryInline])
  }
}
