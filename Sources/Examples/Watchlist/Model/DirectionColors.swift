import AppIntents
import SwiftUI

/// The colours of rising and falling prices. Rising is green in most of the world, red in China, Japan and Korea.
enum DirectionColors: String, AppEnum {
  case automatic, greenUp, redUp

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colors"

  static let caseDisplayRepresentations: [DirectionColors: DisplayRepresentation] = [
    .automatic: "By region",
    .greenUp: "Green is up",
    .redUp: "Red is up",
  ]

  private func isRedUp(in locale: Locale) -> Bool {
    switch self {
    case .redUp: true
    case .greenUp: false
    case .automatic:
      ["CN", "TW", "JP", "KR"].contains(locale.region?.identifier ?? "")
    }
  }

  func color(isUp: Bool, locale: Locale) -> Color {
    isUp == isRedUp(in: locale) ? Color("MarketRed") : Color("MarketGreen")
  }
}

extension EnvironmentValues {
  var directionColors: DirectionColors {
    get { self[DirectionColorsKey.self] }
    set { self[DirectionColorsKey.self] = newValue }
  }
}

private struct DirectionColorsKey: EnvironmentKey {
  static let defaultValue = DirectionColors.automatic
}
