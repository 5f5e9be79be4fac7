import DisplayList
import Foundation

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A day, a time, or both, chosen. Drawn in the compact style, the values on background shapes; the
/// other styles are drawn alike, with a diagnostic.
///
/// - Support: partly; the graphical and the wheel style are drawn as the compact one
public nonisolated struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  @Environment(\.datePickerStyleIsDrawn) private var isDrawn
  @Environment(\.labelsAreHidden) private var hidesLabel
  private let date: Date
  private let components: Components
  private let label: Label

  nonisolated init(date: Date, components: Components, label: Label) {
    self.date = date
    self.components = components
    self.label = label
  }

  @MainActor public var body: some View {
    PlatformBacked("DatePicker") {
      HStack {
        if !hidesLabel {
          label
          Spacer(minLength: 8)
        }
        if components.contains(.date) {
          valueLabel(Text(date, format: .dateTime.day().month(.abbreviated).year()))
        }
        if components.contains(.hourAndMinute) {
          valueLabel(Text(date, format: .dateTime.hour().minute()))
        }
      }
      .reporting(
        isDrawn ? nil : ("date-picker-style", "only the compact date picker has a picture"))
    }
    .modifier(ControlRecord(kind: "DatePicker", role: "group"))
  }

  /// 34 points high, corners of 6: UIKit's compact style as remembered, not measured.
  @MainActor private func valueLabel(_ text: Text) -> some View {
    text.foregroundStyle(.primary)
      .padding(.horizontal, 11).frame(height: 34)
      .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
  }
}

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
  }
}

/// The appearance and the behaviour of date pickers.
public protocol DatePickerStyle {
  var _isDrawn: Bool { get }
}
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _isDrawn: Bool { true }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _isDrawn: Bool { true }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _isDrawn: Bool { false }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _isDrawn: Bool { false }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { .init() }
}

extension EnvironmentValues {
  @Entry var datePickerStyleIsDrawn = true
}

extension View {
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleIsDrawn, style._isDrawn)
  }
}
