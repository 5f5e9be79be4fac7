import AppIntents
import SwiftUI
import WidgetKit

/// Shows what its configuration chose.
struct Configurable: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "configurable", intent: ChooseHarbour.self, provider: Provider()
    ) { Card(text: $0.text) }
    .supportedFamilies([.systemSmall])
  }

  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func snapshot(for configuration: ChooseHarbour, in context: Context) async -> Moment {
      Moment(date: Date(), text: configuration.words)
    }

    func timeline(for configuration: ChooseHarbour, in context: Context) async -> Timeline<Moment> {
      let theme = UserDefaults(suiteName: "group.example.harbour")?.string(forKey: "theme")
      let file = FileManager.default
        .containerURL(forSecurityApplicationGroupIdentifier: "group.example.harbour")
        .flatMap {
          try? String(contentsOf: $0.appendingPathComponent("a/note.txt"), encoding: .utf8)
        }
      return Timeline(
        entries: [Moment(date: Date(), text: "\(theme ?? "-") \(file ?? "-")")], policy: .never)
    }
  }
}

struct ChooseHarbour: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Harbour"

  @Parameter(title: "Harbour") var harbour: Harbour?
  @Parameter(title: "Boats", default: 2) var boats: Int
  @Parameter(title: "Tide", default: .high) var tide: Tide

  var words: String { "\(harbour?.id ?? "none") \(boats) \(tide.rawValue)" }
}

enum Tide: String, AppEnum {
  case high, low
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
  static let caseDisplayRepresentations: [Tide: DisplayRepresentation] = [
    .high: "High", .low: "Low",
  ]
}

struct Harbour: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
  static let defaultQuery = HarbourQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct HarbourQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Harbour] {
    identifiers.filter { $0 != "sunken" }.map(Harbour.init)
  }
  func suggestedEntities() async throws -> [Harbour] { [Harbour(id: "home")] }
  func defaultResult() async -> Harbour? { Harbour(id: "home") }
}
