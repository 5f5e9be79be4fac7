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
  @Environment(\.datePickerStyle) private var style
  @Environment(\.labelsAreHidden) private var hidesLabel
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  private let label: Label

  nonisolated init(
    selection: Binding<Date>, from minimum: Date? = nil, through maximum: Date? = nil,
    components: Components, label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  @MainActor public var body: some View {
    switch style {
    case .standard(let isDrawn): standard(isDrawn: isDrawn)
    case .custom(let make):
      make(
        DatePickerStyleConfiguration(
          label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
          maximumDate: maximum, displayedComponents: components))
    }
  }

  @MainActor private func standard(isDrawn: Bool) -> some View {
    let date = selection.wrappedValue
    return PlatformBacked("DatePicker") {
      HStack {
        if !hidesLabel {
          SubtitledLabel(label)
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
    FittedToRow(height: 34) {
      text.foregroundStyle(.primary)
        .padding(.horizontal, 11).frame(height: 34)
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
  }
}

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, components: displayedComponents, label: label())
  }
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: range.upperBound,
      components: displayedComponents, label: label())
  }
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: range.lowerBound, components: displayedComponents, label: label())
  }
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, through: range.upperBound, components: displayedComponents,
      label: label())
  }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, components: displayedComponents, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, components: displayedComponents, label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: range.upperBound,
      components: displayedComponents, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: range.upperBound,
      components: displayedComponents, label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, from: range.lowerBound, components: displayedComponents,
      label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, from: range.lowerBound, components: displayedComponents,
      label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, through: range.upperBound, components: displayedComponents,
      label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, through: range.upperBound, components: displayedComponents,
      label: Text(title))
  }
}
