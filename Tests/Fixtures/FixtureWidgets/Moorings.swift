import AppIntents
import SwiftUI
import WidgetKit

/// Shows what each kind of parameter came to.
struct Moorings: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "moorings", intent: ChooseMooring.self, provider: Provider()
    ) { Card(text: $0.text) }
    .supportedFamilies([.systemSmall, .systemMedium])
  }

  struct Provider: AppIntentTimelineProvider {
    func recommendations() -> [AppIntentRecommendation<ChooseMooring>] {
      let intent = ChooseMooring()
      intent.port = Port(id: 3, name: "Oban")
      return [AppIntentRecommendation(intent: intent, description: "Oban")]
    }

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func snapshot(for configuration: ChooseMooring, in context: Context) async -> Moment {
      Moment(date: Date(), text: configuration.words)
    }

    func timeline(for configuration: ChooseMooring, in context: Context) async -> Timeline<Moment> {
      Timeline(entries: [Moment(date: Date(), text: configuration.words)], policy: .never)
    }
  }
}

struct ChooseMooring: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Mooring"
  static let description = IntentDescription("Which boats lie where.", categoryName: "Sailing")

  @Parameter(title: "Port", requestValueDialog: "Which port?") var port: Port?
  @Parameter(title: "Pier") var pier: Pier?
  @Parameter(title: "Boats", default: 2, controlStyle: .stepper, inclusiveRange: (1, 9))
  var boats: Int
  @Parameter(title: "Flag", optionsProvider: Flags()) var flag: String?
  @Parameter(
    title: "Crew", default: ["Ada", "Bo", "Cy"],
    size: [.systemSmall: 1, .systemMedium: 2]) var crew: [String]
  @Parameter(title: "Wreck") var wreck: Wreck?

  static var parameterSummary: some ParameterSummary {
    When(\.$port, .hasAnyValue) {
      Summary("Moor at \(\.$port)") {
        \.$pier
        \.$boats
        \.$flag
        \.$crew
        \.$wreck
      }
    } otherwise: {
      Summary { \.$port }
    }
  }

  var words: String {
    "\(port?.name ?? "nowhere") \(pier?.id ?? "-") \(boats) \(flag ?? "-") "
      + crew.joined(separator: "+")
  }
}

struct Port: AppEntity {
  let id: Int
  let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Port"
  static let defaultQuery = PortQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PortQuery: EntityStringQuery {
  private static let all = [
    Port(id: 1, name: "Sète"), Port(id: 2, name: "Porto"), Port(id: 3, name: "Oban"),
  ]
  func entities(for identifiers: [Int]) async throws -> [Port] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Port] {
    Self.all.filter { $0.name.contains(string) }
  }
  func suggestedEntities() async throws -> [Port] { [Self.all[0]] }
}

struct Pier: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
  static let defaultQuery = PierQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Pier \(id)") }
}

/// Has piers of the port that is chosen.
struct PierQuery: EntityQuery {
  @IntentParameterDependency<ChooseMooring>(\.$port) var choice

  func entities(for identifiers: [String]) async throws -> [Pier] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Pier] {
    guard let port = choice?.port else { return [] }
    return [Pier(id: "\(port.id)-north"), Pier(id: "\(port.id)-south")]
  }
}

struct Flags: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Signals") {
        Item("p", title: "Blue Peter")
        Item("q", title: "Quarantine")
      }
    }
  }
}

struct Wreck: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wreck"
  static let defaultQuery = WreckQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct WreckQuery: EntityQuery {
  struct Storm: Error {}
  func entities(for identifiers: [String]) async throws -> [Wreck] { throw Storm() }
  func suggestedEntities() async throws -> [Wreck] { throw Storm() }
}
