import SwiftUI
import WidgetKit

/// A widget that draws an ordinary picture in light appearance, and does what its kind names in dark.
struct Laborious: Widget {
  let kind: String

  init() { kind = "draws-forever" }
  init(kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Steady()) { _ in
      Content(kind: kind).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }

  struct Content: View {
    let kind: String
    @Environment(\.colorScheme) var scheme

    var body: some View {
      if scheme == .light {
        Text(verbatim: "light")
      } else if kind == "draws-forever" {
        Text(verbatim: String(endless()))
      } else {
        Nested()
      }
    }

    private func endless() -> Int {
      var n = 1
      while n != 0 { n = n % 1_000_003 + 1 }
      return n
    }
  }

  /// A view whose body holds itself.
  struct Nested: View {
    var body: some View { AnyView(Nested().padding(1)) }
  }
}
