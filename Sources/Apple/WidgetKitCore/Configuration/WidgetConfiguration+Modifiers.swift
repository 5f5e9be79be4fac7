import SwiftUI

/// A configuration with something changed about it.
struct ChangedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  let change: @MainActor (inout WidgetSettings) -> Void

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  static func _describe(_ configuration: Self, into collect: inout [_WidgetDescription]) {
    let first = collect.count
    Base._describe(configuration.base, into: &collect)
    for i in first..<collect.count { configuration.change(&collect[i].settings) }
  }
}

extension WidgetConfiguration {
  func changed(
    _ change: @escaping @MainActor (inout WidgetSettings) -> Void
  ) -> some WidgetConfiguration {
    ChangedConfiguration(base: self, change: change)
  }

  /// The name in the system's widget gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName }
  }

  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    changed { $0.displayName = Text(verbatim: String(localized: displayName)) }
  }

  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(verbatim: String(displayName)))
  }

  /// The sentence below the name in the system's widget gallery.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.description = description }
  }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    changed { $0.description = Text(verbatim: String(localized: description)) }
  }

  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(verbatim: String(description)))
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.supportedFamilies = families }
  }

  /// The content reaches to the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.areContentMarginsDisabled = true }
  }

  /// The widget may be shown where the system removes its background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { $0.isContainerBackgroundRemovable = isRemovable }
  }

  /// Lets pushes of a server reload the widget. Without a handler none reaches it.
  public func pushHandler<Handler: WidgetPushHandler>(
    _ pushHandler: Handler.Type
  ) -> some WidgetConfiguration {
    changed { $0.pushHandler = pushHandler }
  }
}
