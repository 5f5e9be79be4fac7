/// The view that a control's style makes. The style's own `@Environment`, `@ScaledMetric` and the like have the values that
/// they have where the control stands, as those of a view.
struct StyleBody<Style, Made: View>: _PrimitiveView {
  let style: Style
  let make: @MainActor (Style) -> Made

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if inputs.isTooDeep { return }
    var style = view.style
    var inputs = inputs
    inputs.descend(into: Style.self)
    DynamicProperties.of(Style.self).install(into: &style, inputs)
    Made._resolve(view.make(style), inputs, into: &nodes)
  }
}
