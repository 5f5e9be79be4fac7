import SwiftUI

extension View {
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    configuringCharts { $0.legend.visibility = visibility }
  }

  /// - Parameter spacing: points between the chart and its legend; nil for the default.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    configuringCharts {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return configuringCharts {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = view
    }
  }
}
