import ActivityKit
import SwiftUI

/// The view of an activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The Lock Screen.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }
}

/// Shows an activity on Xcode's canvas: its attributes, and its content states one after the other.
@freestanding(declaration)
public macro Preview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// The content states of a preview, one a statement.
@resultBuilder
public enum PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ contentState: A.ContentState) -> [A.ContentState] {
    [contentState]
  }
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
  public static func buildPartialBlock(
    accumulated: [A.ContentState], next: [A.ContentState]
  ) -> [A.ContentState] {
    accumulated + next
  }
  public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] {
    components.flatMap { $0 }
  }
}

/// The contents of an activity's `#Preview`.
@MainActor
package struct ActivityPreview {
  package let viewKind: ActivityPreviewViewKind
  /// The kind of the activity with these attributes.
  package let kind: String
  package let samples: @MainActor () async -> [ActivitySample]
}

extension _PreviewRecord {
  @MainActor
  public static func make<W: Widget, A: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind,
    using attributes: @escaping @autoclosure @MainActor () -> A,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
  ) -> _PreviewRecord {
    _PreviewRecord(
      name: name,
      content: ActivityPreview(viewKind: viewKind, kind: ActivityDriver.name(of: A.self)) {
        let attributes = attributes()
        return await contentStates().map { ActivitySample(attributes: attributes, state: $0) }
      })
  }
}
