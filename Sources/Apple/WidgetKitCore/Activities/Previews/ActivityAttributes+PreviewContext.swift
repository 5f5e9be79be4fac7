import ActivityKit
import SwiftUI

extension ActivityAttributes {
  /// Shows an activity in a `PreviewProvider`: as the program's `ActivityConfiguration` for these
  /// attributes draws it, in the presentation's own canvas.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyActivityView().previewContext(
      ActivityPreviewContext(
        sample: ActivitySample(attributes: self, state: contentState, isStale: isStale),
        type: Self.self, viewKind: viewKind))
  }
}

/// The preview of an activity among those of a `PreviewProvider`. The host draws it.
package struct ActivityPreviewContext: PreviewContext {
  package let sample: ActivitySample
  package let type: any ActivityAttributes.Type
  package let viewKind: ActivityPreviewViewKind

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

  /// The kind of the activity; nil where the program has no configuration for its attributes.
  @MainActor
  package var activity: String? { ActivityDriver.registered[ObjectIdentifier(type)]?.kind }

  /// The views of the activity; nil where the program has no configuration for its attributes.
  @MainActor
  package var presentations: ActivityPresentations? {
    ActivityDriver.registered[ObjectIdentifier(type)]?.presentations(sample)
  }
}

extension PreviewProvider {
  /// Whether a preview shows an activity. The type of `previews` tells it, so that none of its code is run.
  @MainActor package static var showsActivities: Bool {
    String(reflecting: Previews.self).contains("EmptyActivityView")
  }
}

/// A view in the place of an activity, which the preview's context holds.
private nonisolated struct EmptyActivityView: View {
  var body: some View { Color.clear }
}
