import Foundation

/// The appearance and the behaviour of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

public struct ProgressViewStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public struct CurrentValueLabel: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  /// 0…1; nil while it isn't known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A style whose type is hidden.
struct AnyProgressViewStyle {
  private let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView
  init<S: ProgressViewStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }

  /// - Parameter outer: the style of what the style's body makes of its configuration.
  init<S: ProgressViewStyle>(_ style: S, within outer: AnyProgressViewStyle) {
    make = { configuration in
      AnyView(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
          .environment(\.progressViewStyle, outer))
    }
  }

  @MainActor func body(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  @Entry var progressViewStyle: AnyProgressViewStyle = .init(DefaultProgressViewStyle())
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.progressViewStyle = AnyProgressViewStyle(style, within: $0.progressViewStyle)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
