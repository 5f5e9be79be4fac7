import SwiftUI

/// A control's configuration with something changed about it.
struct ChangedControlConfiguration<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let base: Base
  let change: @MainActor (inout WidgetSettings) -> Void

  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }

  static func _describe(_ configuration: Self, into collect: inout [_WidgetDescription]) {
    let first = collect.count
    Base._describe(configuration.base, into: &collect)
    for i in first..<collect.count { configuration.change(&collect[i].settings) }
  }
}

extension ControlWidgetConfiguration {
  /// The name where controls are chosen from.
  @MainActor @preconcurrency
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControlConfiguration(base: self) {
      $0.displayName = Text(verbatim: String(localized: displayName))
    }
  }

  @MainActor @preconcurrency
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControlConfiguration(base: self) {
      $0.description = Text(verbatim: String(localized: description))
    }
  }
}
