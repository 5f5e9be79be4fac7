import HarborKit
import MissingKit
import SwiftUI
import WidgetKit

@main
struct BoatsBundle: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    BoatsWidget()
    PierWidget()
  }
}

/// The spellings of Objective-C that Swift source has.
@objc protocol BoatObserver: AnyObject {
  func boatCame()
}

@objcMembers
final class BoatCounter: NSObject, BoatObserver {
  private(set) var count = 0
  dynamic func boatCame() { count += 1 }
  @objc static let selector = #selector(boatCame)
  @objc func name() -> NSString { "counter" as NSString }
}

struct BoatEntry: TimelineEntry {
  let date: Date
  let lines: [String]
}

struct BoatProvider: TimelineProvider {
  func placeholder(in context: Context) -> BoatEntry { BoatEntry(date: .now, lines: []) }

  func getSnapshot(in context: Context, completion: @escaping (BoatEntry) -> Void) {
    let counter = BoatCounter()
    let observer: any BoatObserver = counter
    observer.boatCame()
    completion(
      BoatEntry(
        date: .now,
        lines: [
          "\(counter.name()) \(counter.count) \(#keyPath(BoatCounter.count))",
          NSStringFromSelector(BoatCounter.selector),
          Mooring(berth: 7).title,
          String(localized: "sails"),
          String(localized: .boatsInPort(3)),
          String(localized: .welcomeAboard),
        ]))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BoatEntry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}

struct BoatsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Boats", provider: BoatProvider()) { entry in
      VStack {
        ForEach(entry.lines, id: \.self) { Text(verbatim: $0) }
        Color("Deck").frame(width: 10, height: 10)
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
