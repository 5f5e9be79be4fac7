import AppIntents
import Intents
import SwiftUI

/// A widget that the user has put somewhere.
public struct WidgetInfo: Identifiable, CustomDebugStringConvertible {
  /// The user's configuration, where that is an intent of SiriKit.
  public let configuration: INIntent?
  public let family: WidgetFamily
  public let kind: String
  private let box: Handover<ConfigurationBox?>

  public var id: WidgetInfo { self }

  /// - Parameter configuration: as the provider gets it.
  package init(configuration: AnyObject? = nil, family: WidgetFamily, kind: String) {
    self.configuration = configuration as? INIntent
    self.family = family
    self.kind = kind
    box = Handover(configuration as? ConfigurationBox)
  }

  /// The user's configuration, where that is an App Intent of this type; else nil.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    box.value?.intent as? Intent
  }

  public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}

extension WidgetInfo: Hashable {
  public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool {
    a.kind == b.kind && a.family == b.family && a.configuration === b.configuration
      && a.box.value === b.box.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}
