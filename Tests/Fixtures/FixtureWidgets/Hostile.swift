import SwiftUI
import WidgetKit

/// A kind, a title, a text and a link that would like to be something else.
struct Hostile: Widget {
  var name = ""

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: name, provider: Steady()) { [name] entry in
      VStack {
        Text(verbatim: name)
        Link(destination: URL(string: "javascript:alert(1)")!) { Text(entry.text) }
      }
      .accessibilityIdentifier(name)
      .widgetURL(URL(string: "hostile://\"><script>alert(2)</script>"))
      .containerBackground(.white, for: .widget)
    }
    .configurationDisplayName(Text(verbatim: name))
    .description(Text(verbatim: name))
    .supportedFamilies([.systemMedium])
  }
}

struct HostileWidgets: WidgetBundle {
  var body: some Widget {
    Hostile(name: "<script>alert(3)</script>")
    Hostile(name: "../../outside")
    Hostile(name: "👩‍👩‍👧‍👦 & 🇺🇳")
    Hostile(name: String(repeating: "long", count: 75))
    Hostile(name: "nul\u{0}byte")
    Hostile(name: "\u{202E}gnp.reverse")
    Hostile(name: "Twin")
    Hostile(name: "twin")
    Hostile(name: "*'\"`$(reboot)`;")
  }
}
