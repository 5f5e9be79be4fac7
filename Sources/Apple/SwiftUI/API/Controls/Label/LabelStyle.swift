import Foundation

/// The appearance and the behaviour of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

public struct LabelStyleConfiguration {
  public struct Title: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Icon: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public let title: Title
  public let icon: Icon
}

/// A style whose type is hidden.
struct AnyLabelStyle {
  private let make: @MainActor (LabelStyleConfiguration) -> AnyView
  init<S: LabelStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }

  /// - Parameter outer: the style of what the style's body makes of its configuration.
  init<S: LabelStyle>(_ style: S, within outer: AnyLabelStyle) {
    make = { configuration in
      AnyView(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
          .environment(\.labelStyle, outer))
    }
  }

  @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView { make(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
  @Entry var labelStyle: AnyLabelStyle = .init(DefaultLabelStyle())
  public var labelsVisibility: Visibility { labelsAreHidden ? .hidden : .automatic }
  /// Controls leave their labels out.
  @Entry var labelsAreHidden = false
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changingEnvironment { $0.labelStyle = AnyLabelStyle(style, within: $0.labelStyle) }
  }
  public nonisolated func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }
}
