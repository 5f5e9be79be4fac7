import DisplayList
import Foundation

/// A button's label on its plate.
struct BorderedButton: View {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  var body: some View {
    ButtonPlate(
      content: configuration.label
        .modifier(ButtonForeground(role: configuration.role, isOnTint: isProminent)),
      size: size, shape: shape, role: configuration.role, isProminent: isProminent)
  }
}

/// What a bordered button and a toggle that looks like one stand on.
struct ButtonPlate<Content: View>: View {
  let content: Content
  let size: ControlSize
  let shape: ButtonBorderShape
  let role: ButtonRole?
  let isProminent: Bool
  /// Without a tint: the plate of a toggle that is off.
  var isNeutral = false

  var body: some View {
    content
      .changingEnvironment { $0.font = $0.font ?? metrics.font }
      .padding(.horizontal, shape.kind == .circle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .modifier(
        Plate(
          radius: radius, role: role, opacity: isProminent ? 1 : 0.15, isNeutral: isNeutral))
  }

  private var radius: CGFloat? {
    switch shape.kind {
    case .capsule, .circle: nil
    case .automatic: metrics.radius
    case .rounded(let radius): radius ?? metrics.radius
    }
  }

  private struct Metrics {
    var horizontal: CGFloat
    var vertical: CGFloat
    /// nil for a capsule; points.
    var radius: CGFloat?
    var font: Font
  }

  /// Points. Not measured: no picture of Apple's with such a button in a widget was found. Regular
  /// is 34 points high around body text, as UIKit's bordered configuration.
  private var metrics: Metrics {
    switch size {
    case .mini, .small:
      Metrics(horizontal: 10, vertical: 5, radius: nil, font: .subheadline)
    case .regular: Metrics(horizontal: 12, vertical: 7, radius: nil, font: .body)
    case .large, .extraLarge: Metrics(horizontal: 20, vertical: 15, radius: nil, font: .body)
    }
  }
}

/// The colour of a button's label.
nonisolated struct ButtonForeground: _EnvironmentModifier {
  typealias Body = Never
  let role: ButtonRole?
  let isOnTint: Bool
  nonisolated init(role: ButtonRole?, isOnTint: Bool = false) {
    self.role = role
    self.isOnTint = isOnTint
  }
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    if isOnTint {
      environment.setForeground([AnyShapeStyle(Color.white)])
    } else {
      environment.setForeground([environment.buttonTint(role)])
    }
  }
}

extension EnvironmentValues {
  /// The tint of a button, red for one that destroys.
  func buttonTint(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : tintStyle
  }
}

/// A filled outline behind a control.
nonisolated struct Plate: _NodeModifier {
  typealias Body = Never
  /// nil for a capsule; points.
  let radius: CGFloat?
  let role: ButtonRole?
  let opacity: Double
  let isNeutral: Bool
  nonisolated init(radius: CGFloat?, role: ButtonRole?, opacity: Double, isNeutral: Bool) {
    self.radius = radius
    self.role = role
    self.opacity = opacity
    self.isNeutral = isNeutral
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let environment = inputs.environment
    let style =
      isNeutral ? AnyShapeStyle(FillShapeStyle()) : environment.buttonTint(role)
    let opacity = isNeutral ? 1 : opacity
    return LayerNode(
      node,
      layer: FigureNode { rect in
        let corner = min(radius ?? .infinity, min(rect.width, rect.height) / 2)
        return [
          .fill(
            .roundedRect(
              rect, cornerSize: CGSize(width: corner, height: corner),
              continuous: radius != nil),
            .nonZero, style._paint(environment, in: rect).faded(to: opacity))
        ]
      }, alignment: .center, isBehind: true)
  }
}
