import AppIntents
import SwiftUI
import WidgetKit

enum TouchedStore {
  static var store: UserDefaults { UserDefaults(suiteName: "group.example.touched")! }
}

/// Controls of every sort, and what their intents leave in the app group.
struct Touched: Widget {
  struct Entry: TimelineEntry {
    let date: Date
    var isLit = false
    var said = "nothing"
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: Date()))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      let entry = Entry(
        date: Date(), isLit: TouchedStore.store.bool(forKey: "lit"),
        said: TouchedStore.store.string(forKey: "said") ?? "-")
      completion(Timeline(entries: [entry], policy: .never))
    }
  }

  struct Content: View {
    let entry: Entry

    var body: some View {
      VStack(spacing: 2) {
        Text(verbatim: "said: \(entry.said)").invalidatableContent()
        Toggle(isOn: entry.isLit, intent: SwitchLamp(to: !entry.isLit)) { Text(verbatim: "Lamp") }
          .toggleStyle(InWords())
        Toggle(isOn: true, intent: SwitchLamp(to: true)) { Text(verbatim: "Broken") }
          .disabled(true)
        Group {
          Button("Throws", intent: Throwing())
          Button("Never done", intent: NeverDone())
          Button("Traps", intent: Trapping())
          Button("Loops", intent: Looping())
          Button("Says", intent: Saying(words: "kept", aside: "lost"))
          Button("Unset", intent: Unset())
          Button("Opens", intent: Opening())
        }
      }
      .font(.caption2)
      .containerBackground(.white, for: .widget)
    }
  }

  struct InWords: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.isOn ? "lit" : "dark")
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "touched", provider: Provider()) { Content(entry: $0) }
      .supportedFamilies([.systemLarge, .accessoryInline, .accessoryRectangular])
  }
}

struct SwitchLamp: AppIntent {
  static let title: LocalizedStringResource = "Switch the Lamp"
  @Parameter(title: "To") var isLit: Bool
  init() {}
  init(to isLit: Bool) { self.isLit = isLit }
  func perform() async throws -> some IntentResult {
    TouchedStore.store.set(isLit, forKey: "lit")
    WidgetCenter.shared.reloadTimelines(ofKind: "other")
    return .result()
  }
}

struct Throwing: AppIntent {
  static let title: LocalizedStringResource = "Throw"
  struct Broke: LocalizedError { var errorDescription: String? { "the bulb broke" } }
  func perform() async throws -> some IntentResult {
    TouchedStore.store.set("thrown", forKey: "said")
    if TouchedStore.store.bool(forKey: "never") { return .result() }
    throw Broke()
  }
}

struct NeverDone: AppIntent {
  static let title: LocalizedStringResource = "Never Done"
  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

struct Trapping: AppIntent {
  static let title: LocalizedStringResource = "Trap"
  func perform() async throws -> some IntentResult {
    let parts = ["only"]
    TouchedStore.store.set(parts[TouchedStore.store.integer(forKey: "unset") + 1], forKey: "said")
    return .result()
  }
}

/// Blocks the main actor, where it asks to be performed.
struct Looping: AppIntent {
  static let title: LocalizedStringResource = "Loop"
  @MainActor func perform() async throws -> some IntentResult {
    let start = Date()
    while Date() <= start {}
    return .result()
  }
}

struct Saying: AppIntent {
  static let title: LocalizedStringResource = "Say"
  @Parameter(title: "Words") var words: String
  var aside = "nothing aside"
  init() {}
  init(words: String, aside: String) {
    self.words = words
    self.aside = aside
  }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    TouchedStore.store.set("\(words), \(aside)", forKey: "said")
    WidgetCenter.shared.reloadAllTimelines()
    return .result(dialog: "Said.")
  }
}

struct Unset: AppIntent {
  static let title: LocalizedStringResource = "Unset"
  @Parameter(title: "Words") var words: String
  func perform() async throws -> some IntentResult {
    TouchedStore.store.set(words, forKey: "said")
    return .result()
  }
}

/// Eleven, one more than an app may have.
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Opening(), phrases: ["1 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["2 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["3 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["4 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["5 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["6 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["7 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["8 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["9 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["10 \(.applicationName)"])
    AppShortcut(intent: Opening(), phrases: ["11 \(.applicationName)"])
  }
}

struct Opening: AppIntent {
  static let title: LocalizedStringResource = "Open"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult {
    TouchedStore.store.set("opened", forKey: "said")
    return .result()
  }
}
