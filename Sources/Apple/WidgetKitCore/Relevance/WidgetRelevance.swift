import AppIntents
import Intents
import SwiftUI

/// The relevance of widgets of a kind, the most important first.
public struct WidgetRelevance<Configuration> {
  package let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// One context in which a widget is relevant, or the group that it is suggested in.
public struct WidgetRelevanceAttribute<Configuration> {
  package let configuration: Configuration?
  package let context: RelevantContext?
  package let group: WidgetRelevanceGroup?

  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
    self.context = context
    group = nil
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.configuration = configuration
    context = nil
    self.group = group
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  public init(context: RelevantContext) {
    configuration = nil
    self.context = context
    group = nil
  }

  public init(group: WidgetRelevanceGroup) {
    configuration = nil
    context = nil
    self.group = group
  }
}

/// Widgets of which a watch suggests one at a time.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, ungrouped, named(String) }
  private let kind: Kind

  public static let automatic = WidgetRelevanceGroup(kind: .automatic)
  public static let ungrouped = WidgetRelevanceGroup(kind: .ungrouped)
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(kind: .named(name))
  }
}

extension WidgetRelevance {
  /// Without the configurations' type.
  package var contexts: [RelevantContext] { attributes.compactMap(\.context) }
}
