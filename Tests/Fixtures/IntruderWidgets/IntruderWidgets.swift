import CIntruder
import SwiftUI
import WidgetKit

#if canImport(Glibc)
  import Glibc
#endif

/// Widgets that try to get out of their process.
@main
struct IntruderWidgets: WidgetBundle {
  var body: some Widget {
    // Carries every probe out, and prints what came of each.
    Intruder(kind: "probes") { intruder_probe_all() }
    // Says in the worker's place that everything is done, and goes on.
    Intruder(kind: "forger") { Forgery.send(Array(#"{"finished":{}}"#.utf8)) }
    // Announces a message of 4 GB, and sends 64 MB of it.
    Intruder(kind: "giant") { Forgery.flood() }
    Intruder(kind: "leaver") { intruder_leave_processes() }
    Intruder(kind: "hoarder") { intruder_take_memory() }
    Intruder(kind: "aborter") { abort() }
    Intruder(kind: "steady") {}
  }
}

/// A widget whose provider does something before it gives its snapshot.
struct Intruder: Widget {
  let kind: String
  let act: @Sendable () -> Void

  init(kind: String, act: @escaping @Sendable () -> Void) {
    self.kind = kind
    self.act = act
  }

  init() { self.init(kind: "steady") {} }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider(act: act)) { _ in
      Text(verbatim: "here").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }

  struct Moment: TimelineEntry { var date: Date }

  struct Provider: TimelineProvider {
    let act: @Sendable () -> Void

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      act()
      completion(Moment(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      completion(Timeline(entries: [Moment(date: Date())], policy: .never))
    }
  }
}

/// Messages to the parent that aren't the worker's.
enum Forgery {
  /// A message in the form of a worker's, with a code that is made up.
  static func send(_ body: [UInt8]) {
    let head = withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) }
    let message = head + Array(repeating: 0, count: 16) + body
    intruder_write_everywhere(message, UInt(message.count))
  }

  static func flood() {
    intruder_write_everywhere([0xFF, 0xFF, 0xFF, 0xFF] as [UInt8], 4)
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<64 { intruder_write_everywhere(piece, UInt(piece.count)) }
  }
}
