import Foundation

/// A button's label on its background shape.
struct BorderedButton: _PartView {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  var isGlass = false

  var body: some View {
    FilledButtonBody(
      content: configuration.label, role: configuration.role,
      fill: isGlass ? .glass(isProminent: isProminent) : isProminent ? .prominent : .bordered)
  }
}
