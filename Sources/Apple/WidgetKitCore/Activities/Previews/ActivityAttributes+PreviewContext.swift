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
    if let looks = ActivityDriver.registered[ObjectIdentifier(type)]?.looks(sample) {
      picture(looks)
    } else {
      Text(verbatim: "No ActivityConfiguration for \(String(describing: type))")
    }
  }

  @MainActor @ViewBuilder private func picture(_ looks: ActivityLooks) -> some View {
    let metrics = IslandMetrics.narrow
    switch viewKind {
    case .content:
      LockScreenActivity(looks.content).frame(width: metrics.expandedWidth)
    case .dynamicIsland(.compact):
      CompactIsland(looks.island, metrics).environment(\.colorScheme, .dark)
    case .dynamicIsland(.minimal):
      MinimalIsland(looks.island).environment(\.colorScheme, .dark)
    case .dynamicIsland(.expanded):
      ExpandedIsland(looks.island, metrics).environment(\.colorScheme, .dark)
        .frame(width: metrics.expandedWidth)
    }
  }
}
