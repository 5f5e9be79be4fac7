/// SwiftUI's views by their names.
package enum ViewKinds {
  /// A view of the developer's own.
  package static func isOwn(_ view: String) -> Bool {
    !containers.contains(view) && !controls.contains(view) && !leaves.contains(view)
  }

  static func isControl(_ view: String) -> Bool { controls.contains(view) }

  static func isContainer(_ view: String) -> Bool { containers.contains(view) }

  private static let controls: Set<String> = [
    "Button", "Label", "Link", "NavigationLink", "Toggle", "Gauge", "ProgressView", "Picker",
    "Slider", "Stepper", "Menu", "TextField", "SecureField", "DatePicker", "LabeledContent",
    "ContentUnavailableView", "ColorPicker", "EditButton", "ShareLink", "DisclosureGroup",
    "GroupBox", "ControlGroup", "TextEditor", "PasteButton",
  ]

  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Grid", "GridRow", "LazyVGrid",
    "LazyHGrid", "List", "Section", "Form", "ScrollView", "GeometryReader", "NavigationStack",
    "NavigationView", "TabView", "ContainerBackground", "Group", "ViewThatFits", "TimelineView",
    "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "OutlineGroup",
  ]

  private static let leaves: Set<String> = [
    "Text", "Image", "AsyncImage", "Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle",
    "Ellipse", "UnevenRoundedRectangle", "ContainerRelativeShape", "ConcentricRectangle",
    "AnyShape", "Path", "Divider", "Spacer", "Canvas", "LinearGradient", "RadialGradient",
    "AngularGradient",
    "EllipticalGradient", "MeshGradient", "Gradient", "EmptyView", "WidgetURL",
    "AccessoryWidgetBackground", "Shape",
  ]
}
