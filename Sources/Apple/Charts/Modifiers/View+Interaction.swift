import SwiftUI

// What answers to a finger: a widget's picture shows it at rest.
extension View {
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View { self }

  /// - Support: at rest; all of the domain is drawn, with a diagnostic
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    configuringCharts { if !axes.isEmpty { $0.notes.append("chartScrollableAxes") } }
  }
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View { self }
  public nonisolated func chartXVisibleDomain(length: TimeInterval) -> some View { self }
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
}
