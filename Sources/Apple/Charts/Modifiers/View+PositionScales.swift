import SwiftUI

extension View {
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    configuringCharts { $0.x.set(domain._domain, nil, type) }
  }
  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringCharts { $0.x.set(nil, range._insets, type) }
  }
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringCharts { $0.x.set(domain._domain, range._insets, type) }
  }
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    configuringCharts { $0.x.set(nil, nil, type) }
  }

  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    configuringCharts { $0.y.set(domain._domain, nil, type) }
  }
  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringCharts { $0.y.set(nil, range._insets, type) }
  }
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringCharts { $0.y.set(domain._domain, range._insets, type) }
  }
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    configuringCharts { $0.y.set(nil, nil, type) }
  }
}

extension ChartConfiguration.Axis {
  mutating func set(
    _ domain: _DomainSpec?, _ insets: ((CGFloat) -> (start: CGFloat, end: CGFloat))?,
    _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let insets { self.insets = insets }
    if let type { self.type = type }
  }
}
