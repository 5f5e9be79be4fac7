import ActivityKit
import SwiftUI

extension ActivityAttributes {
  /// Shows an activity in a `PreviewProvider`: as the program's `ActivityConfiguration` for these
  /// attributes draws it, on an iPhone with 393 points across.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreviewView(
      sample: ActivitySample(attributes: self, state: contentState, isStale: isStale),
      type: Self.self, viewKind: viewKind)
  }
}

private nonisolated struct ActivityPreviewView: View {
  let sample: ActivitySample
  let type: any ActivityAttributes.Type
  let viewKind: ActivityPreviewViewKind

  @MainActor var body: some View {
    if let presentations = ActivityDriver.registered[ObjectIdentifier(type)]?.presentations(sample)
    {
      picture(presentations)
    } else {
      Text(verbatim: "No ActivityConfiguration for \(String(describing: type))")
    }
  }

  @MainActor @ViewBuilder private func picture(_ presentations: ActivityPresentations) -> some View
  {
    let metrics = IslandMetrics.narrow
    switch viewKind {
    case .content:
      LockScreenActivity(presentations.content).frame(width: metrics.expandedWidth)
    case .dynamicIsland(.compact):
      CompactIsland(presentations.island, metrics).environment(\.colorScheme, .dark)
    case .dynamicIsland(.minimal):
      MinimalIsland(presentations.island).environment(\.colorScheme, .dark)
    case .dynamicIsland(.expanded):
      ExpandedIsland(presentations.island, metrics).environment(\.colorScheme, .dark)
        .frame(width: metrics.expandedWidth)
    }
  }
}
