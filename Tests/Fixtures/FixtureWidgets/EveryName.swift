import AppIntents
import SwiftUI
import WidgetKit

/// A widget with every name whose effect is around its frames: in the app, in the gallery, on other devices, or
/// nowhere.
struct EveryName: Widget {
  struct Content: View {
    @Environment(\.levelOfDetail) private var levelOfDetail
    @State private var isOn = false
    let kettle = Kettle(id: "blue", name: "Blue", litres: 2)

    var body: some View {
      VStack(spacing: 2) {
        Text(verbatim: levelOfDetail == .simplified ? "far" : "near")
        Text(verbatim: kettle.$summary.wrappedValue)
        Group {
          Button("Refresh") {}
          Toggle("Lamp", isOn: $isOn)
          NavigationLink("More") { Text(verbatim: "there") }
          Text(verbatim: "tap").onTapGesture {}
          Text(verbatim: "drag").gesture(DragGesture())
        }
        Button(intent: BoilIntent()) { Label("Boil", systemImage: "cup.and.saucer") }
          .labelStyle(.iconOnly)
        Link(destination: URL(string: "fixture://link")!) { Text(verbatim: "link") }
        Text(verbatim: "inner").widgetURL(URL(string: "fixture://inner"))
      }
      .font(.caption2)
      .widgetURL(URL(string: "fixture://outer"))
      .containerBackground(.white, for: .widget)
    }
  }

  struct Tokens: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "every-name", provider: Steady()) { _ in Content() }
      .supportedFamilies([.systemSmall, .systemLarge, .systemExtraLargePortrait])
      .disfavoredLocations([.standBy], for: [.systemSmall])
      .promptsForUserConfiguration()
      .associatedKind("events")
      .pushHandler(Tokens.self)
      .backgroundTask(.appRefresh("refresh")) {}
      .containerBackgroundRemovable(false)
      .supportedMountingStyles([.recessed])
      .widgetTexture(.paper)
  }
}

// MARK: Intents of iOS 26

struct Kettle: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kettle"
  static let defaultQuery = KettleQuery()

  let id: String
  @Property(title: "Name") var name: String
  var litres: Int

  @ComputedProperty(title: "Summary")
  var summary: String { "\(name), \(litres) l" }

  @DeferredProperty
  var temperature: Int {
    get async { 20 }
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: String, name: String, litres: Int) {
    self.id = id
    self.litres = litres
    self.name = name
  }
}

struct KettleQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Kettle] {
    identifiers.map { Kettle(id: $0, name: $0.capitalized, litres: 1) }
  }
  func suggestedEntities() async throws -> [Kettle] { [] }
}

struct KettleCard: SnippetIntent {
  static let title: LocalizedStringResource = "Kettle"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text(verbatim: "boiling"))
  }
}

struct BoilIntent: AppIntent {
  static let title: LocalizedStringResource = "Boil"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    if systemContext.currentMode.canContinueInForeground { try await continueInForeground() }
    return .result(snippetIntent: KettleCard())
  }
}

// MARK: An app beside it

struct HarbourApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { EveryName.Content() }
      .onChange(of: phase) { _, _ in fatalError("An app isn't run.") }
      .backgroundTask(.appRefresh("refresh")) {}
      .commands { CommandMenu("Piers") { Button("Next") {} } }
  }
}
