import SwiftUI

/// The plot of a chart, to be given a background, a frame, a border.
public nonisolated struct ChartPlotContent: View {
  let content: AnyView
  @MainActor @preconcurrency public var body: some View { content }
}

/// An axis of a chart.
public nonisolated struct ChartAxisContent: View {
  let content: AnyView
  @MainActor @preconcurrency public var body: some View { content }
}

extension View {
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
  ) -> some View {
    configuringCharts {
      $0.plotStyles.insert({ AnyView(content(ChartPlotContent(content: $0))) }, at: 0)
    }
  }

  /// - Support: at rest; the axis is drawn as it is, with a diagnostic
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    configuringCharts { $0.notes.append("chartXAxisStyle") }
  }

  /// - Support: at rest; the axis is drawn as it is, with a diagnostic
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    configuringCharts { $0.notes.append("chartYAxisStyle") }
  }

  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    configuringCharts {
      $0.backgrounds.insert(.init(alignment: alignment) { AnyView(content($0)) }, at: 0)
    }
  }

  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    configuringCharts {
      $0.overlays.insert(.init(alignment: alignment) { AnyView(content($0)) }, at: 0)
    }
  }
}
