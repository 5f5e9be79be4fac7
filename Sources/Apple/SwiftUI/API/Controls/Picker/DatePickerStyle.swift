import Foundation

/// The parts of a date picker, for a style.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The appearance and the behaviour of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DatePickerStyleConfiguration

  /// The appearance of a style of the system.
  nonisolated static var _appearance: _DatePickerAppearance? { get }
}

extension DatePickerStyle {
  public nonisolated static var _appearance: _DatePickerAppearance? { nil }
}

/// The appearance of a system's style, for the protocol's requirement.
public enum _DatePickerAppearance: Sendable { case compact, undrawn }

public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated static var _appearance: _DatePickerAppearance? { .compact }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(self)
  }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated static var _appearance: _DatePickerAppearance? { .compact }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(self)
  }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated static var _appearance: _DatePickerAppearance? { .undrawn }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(self)
  }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated static var _appearance: _DatePickerAppearance? { .undrawn }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(self)
  }
}

extension DatePickerStyleConfiguration {
  /// A date picker of these parts.
  fileprivate var picker: DatePicker<Label> {
    DatePicker(
      selection: $selection, from: minimumDate, through: maximumDate,
      components: displayedComponents, label: label)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static nonisolated var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static nonisolated var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static nonisolated var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static nonisolated var wheel: WheelDatePickerStyle { .init() }
}

/// The style of the date pickers inside: one of the system, or one of the source.
enum DatePickerLook {
  case standard(isDrawn: Bool)
  case custom(@MainActor (DatePickerStyleConfiguration) -> AnyView)
}

extension EnvironmentValues {
  @Entry var datePickerStyle: DatePickerLook = .standard(isDrawn: true)
}

extension View {
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(
      \.datePickerStyle,
      S._appearance.map { .standard(isDrawn: $0 == .compact) }
        ?? .custom { configuration in
          AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
        })
  }
}
