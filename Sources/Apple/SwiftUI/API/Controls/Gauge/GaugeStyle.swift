import Foundation

/// The appearance and the behaviour of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

public struct GaugeStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public struct CurrentValueLabel: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MinimumValueLabel: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MaximumValueLabel: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public struct MarkedValueLabel: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  /// 0…1
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A style whose type is hidden.
struct AnyGaugeStyle {
  private let make: @MainActor (GaugeStyleConfiguration) -> AnyView
  init<S: GaugeStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  @MainActor func body(_ configuration: GaugeStyleConfiguration) -> AnyView { make(configuration) }
}

extension EnvironmentValues {
  @Entry var gaugeStyle: AnyGaugeStyle = .init(DefaultGaugeStyle())
}

extension View {
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static nonisolated var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
