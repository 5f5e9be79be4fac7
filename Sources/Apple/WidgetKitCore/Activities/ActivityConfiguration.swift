import ActivityKit
import SwiftUI

/// The views of a Live Activity on the Lock Screen and in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let driver: ActivityDriver

  @MainActor @preconcurrency
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    driver = ActivityDriver(for: attributesType) { context in
      ActivityPresentations(content: AnyView(content(context)), island: dynamicIsland(context))
    }
    ActivityDriver.registered[ObjectIdentifier(attributesType)] = driver
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    collect.append(
      _WidgetDescription(kind: configuration.driver.kind, payload: configuration.driver))
  }
}

/// The data of an activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// The content is past its date.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}
