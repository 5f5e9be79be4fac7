import Foundation
import SwiftUI

/// Reads the string that a `Text` displays in one locale.
@MainActor
struct TextReader {
  private let renderer = ViewRenderer()
  private let environment: EnvironmentValues

  init(locale: String) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    self.environment = environment
  }

  func string(_ text: Text) -> String {
    let list = renderer.renderFitting(
      text, proposal: .unspecified, environment: environment, displayDate: Setting.standardNow)
    return list.views.compactMap(\.text).first ?? ""
  }
}
