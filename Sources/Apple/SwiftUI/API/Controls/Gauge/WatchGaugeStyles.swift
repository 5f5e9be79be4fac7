import Foundation

/// The watch's round gauge, as source that is shared with a watch app names it.
public struct CircularGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  public nonisolated init(tint: Gradient) {
    self.tint = AnyShapeStyle(
      LinearGradient(gradient: tint, startPoint: .leading, endPoint: .trailing))
  }
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
      .changingEnvironment { $0.fields.tint = tint ?? $0.fields.tint }
  }
}

/// The watch's straight gauge, as source that is shared with a watch app names it.
public struct LinearGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  public nonisolated init(tint: Gradient) {
    self.tint = AnyShapeStyle(
      LinearGradient(gradient: tint, startPoint: .leading, endPoint: .trailing))
  }
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
      .changingEnvironment { $0.fields.tint = tint ?? $0.fields.tint }
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static nonisolated var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
  public static nonisolated var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
