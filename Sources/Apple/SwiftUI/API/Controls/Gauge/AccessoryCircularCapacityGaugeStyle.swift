import Foundation

/// A closed ring that fills from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Ring(fraction: configuration.value) {
      if let current = configuration.currentValueLabel {
        current
      } else {
        configuration.label
      }
    }
  }
}
