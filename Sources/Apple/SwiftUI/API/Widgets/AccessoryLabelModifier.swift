import Foundation

extension EnvironmentValues {
  /// The text size of what a watch face writes around a widget, points; nil where it writes nothing.
  @Entry package var accessoryLabelSize: CGFloat?
}

/// Gives the picture a label outside of the content, where there is a place for one. The system, not
/// the view, decides on its font (Apple, `widgetLabel(_:)`).
public nonisolated struct _AccessoryLabelModifier<Label: View>: ViewModifier {
  public typealias Body = Never
  private let label: Label
  package nonisolated init(_ label: Label) { self.label = label }

  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if let size = inputs.environment.accessoryLabelSize {
      var inner = inputs
      inner.environment.accessoryLabelSize = nil
      inner.environment.font = .system(size: size, weight: .semibold, design: .rounded)
      inner.environment.lineLimit = 1
      inner.environment.minimumScaleFactor = 0.6
      inner.stackAxis = nil
      inner.environment.gaugeStyle = AnyGaugeStyle(AccessoryLinearGaugeStyle())
      inputs.context.accessoryLabel = inner.single(HStack(spacing: 2) { modifier.label })
    }
    Base._resolve(content, inputs, into: &nodes)
  }
}
