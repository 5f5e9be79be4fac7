import SwiftUI

// What answers to a finger: a widget's picture shows it at rest.
extension View {
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> _RestingView<Self> {
    resting("chartXSelection", .input)
  }
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _RestingView<Self> {
    resting("chartXSelection", .input)
  }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> _RestingView<Self> {
    resting("chartYSelection", .input)
  }
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _RestingView<Self> {
    resting("chartYSelection", .input)
  }
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> _RestingView<
    Self
  > {
    resting("chartAngleSelection", .input)
  }
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> _RestingView<Self> {
    resting("chartGesture", .input)
  }

  /// - Support: at rest; all of the domain is drawn, with a diagnostic
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    configuringCharts { if !axes.isEmpty { $0.notes.append("chartScrollableAxes") } }
  }
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View {
    configuringCharts { $0.notes.append("chartXVisibleDomain") }
  }
  public nonisolated func chartXVisibleDomain(length: TimeInterval) -> some View {
    configuringCharts { $0.notes.append("chartXVisibleDomain") }
  }
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View {
    configuringCharts { $0.notes.append("chartYVisibleDomain") }
  }
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    configuringCharts { $0.notes.append("chartScrollPosition") }
  }
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    configuringCharts { $0.notes.append("chartScrollPosition") }
  }
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    configuringCharts { $0.notes.append("chartScrollPosition") }
  }
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    configuringCharts { $0.notes.append("chartScrollPosition") }
  }
}
