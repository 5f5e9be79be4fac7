import SwiftUI

/// A label above three contents side by side, each clipped to a circle or a rounded square: for a
/// watch's rectangular widgets. Fewer contents are centred; a fourth isn't shown (Apple's
/// documentation). The group takes all of a larger width; its inner distances aren't published.
public nonisolated struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  @Environment(\.accessoryWidgetGroupStyle) private var style
  private let label: Label
  private let content: Content

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label.lineLimit(1).font(.headline)
      HStack(spacing: 8) {
        Group(subviews: content) { subviews in
          ForEach(subviews.prefix(3)) { subview in
            subview
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .aspectRatio(1, contentMode: .fit)
              .clipShape(style.shape)
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// The shape to which the contents of an ``AccessoryWidgetGroup`` are clipped.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String
  /// A circle.
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  /// The corner radius isn't published: a quarter of the side.
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")

  fileprivate var shape: GroupMask { GroupMask(isSquare: self == .roundedSquare) }
}

private struct GroupMask: Shape {
  let isSquare: Bool

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return isSquare
      ? Path(roundedRect: square, cornerRadius: side / 4, style: .continuous)
      : Path(ellipseIn: square)
  }
}

private enum GroupStyleKey: EnvironmentKey {
  static let defaultValue = AccessoryWidgetGroupStyle.automatic
}

extension EnvironmentValues {
  fileprivate(set) var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[GroupStyleKey.self] }
    set { self[GroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape to which the contents of the groups inside are clipped.
  public nonisolated func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle
  ) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}
