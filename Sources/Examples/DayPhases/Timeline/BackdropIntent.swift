import AppIntents
import WidgetKit

struct BackdropIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Background"
  static let description = IntentDescription("Pick what stands behind the hours.")

  @Parameter(title: "Background", default: .sky)
  var backdrop: Backdrop

  @Parameter(title: "Show Thoughts", default: true)
  var showsThought: Bool
}

enum Backdrop: String, AppEnum {
  case sky, dunes, forest, paper

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Background"

  static let caseDisplayRepresentations: [Backdrop: DisplayRepresentation] = [
    .sky: DisplayRepresentation(title: "Sky", subtitle: "Changes with the hour"),
    .dunes: DisplayRepresentation(title: "Dunes"),
    .forest: DisplayRepresentation(title: "Forest"),
    .paper: DisplayRepresentation(title: "Paper", subtitle: "Follows light and dark"),
  ]
}
