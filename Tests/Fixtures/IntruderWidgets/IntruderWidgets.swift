import CIntruder
import SwiftUI
import WidgetKit

/// Widgets that try to get out of their process.
@main
struct IntruderWidgets: WidgetBundle {
  var body: some Widget { Intruder() }
}

/// Carries out probes and prints what came of each.
struct Intruder: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "intruder", provider: Provider()) { _ in Text("\(intruder_count())") }
      .supportedFamilies([.systemSmall])
  }

  struct Moment: TimelineEntry { var date: Date }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      completion(Timeline(entries: [Moment(date: Date())], policy: .never))
    }
  }
}
