import SwiftUI

/// The view of a chart: its plot, axes, titles and legend.
struct ChartPicture: View {
  let list: _MarkList
  let configuration: ChartConfiguration

  var body: some View {
    ComposedView(
      nil,
      size: { proposal in
        proposal.replacingUnspecifiedDimensions(
          by: CGSize(width: ChartMetrics.idealLength, height: ChartMetrics.idealLength))
      }
    ) { composition in
      ChartComposer(list: list, configuration: configuration, composition: composition).compose()
    }
    // A chart within this one's layers has settings of its own.
    .transformEnvironment(\.chartConfiguration) { $0 = ChartConfiguration() }
  }
}
