import Foundation

/// The parts of a form, for a style.
public struct FormStyleConfiguration {
  /// The rows of a form.
  public struct Content: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let content: Content
}

/// The style of a form.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration

  /// The name of a style of the system.
  nonisolated static var _name: _ListStyleName? { get }
}

extension FormStyle {
  public nonisolated static var _name: _ListStyleName? { nil }
}

public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
  public nonisolated static var _name: _ListStyleName? { .init(style: .insetGrouped) }
  public func makeBody(configuration: Configuration) -> some View {
    ListContent(content: configuration.content, style: .insetGrouped)
  }
}
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
  public nonisolated static var _name: _ListStyleName? { .init(style: .insetGrouped) }
  public func makeBody(configuration: Configuration) -> some View {
    ListContent(content: configuration.content, style: .insetGrouped)
  }
}
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
  public nonisolated static var _name: _ListStyleName? { .init(style: .plain) }
  public func makeBody(configuration: Configuration) -> some View {
    ListContent(content: configuration.content, style: .plain)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static nonisolated var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static nonisolated var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static nonisolated var columns: ColumnsFormStyle { .init() }
}

/// The style of the forms inside: one of the system, or one of the source.
enum FormLook {
  case standard(ListDesign.Style)
  case custom(@MainActor (FormStyleConfiguration) -> AnyView)
}

extension EnvironmentValues {
  @Entry var formStyle: FormLook = .standard(.insetGrouped)
}

extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(
      \.formStyle,
      S._name.map { .standard($0.style) }
        ?? .custom { configuration in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
        })
  }
}
