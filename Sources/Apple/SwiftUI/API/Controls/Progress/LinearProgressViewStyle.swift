import Foundation

/// A bar between its label and its value.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      CapacityBar(
        fraction: configuration.fractionCompleted ?? 0, height: 4,
        tint: tint.map { AnyShapeStyle($0) }, track: .fill)
      configuration.currentValueLabel
        .changingEnvironment {
          $0.font = $0.font ?? .caption
          $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        }
    }
  }
}
