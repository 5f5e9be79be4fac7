import Foundation

/// The progress of a task, as a bar or a circle.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  @LiveDate private var now
  private let progress: Progress
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private enum Progress {
    /// 0…1; nil while it isn't known.
    case fraction(Double?)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }

  private nonisolated init(_ progress: Progress, _ label: Label?, _ current: CurrentValueLabel?) {
    self.progress = progress
    self.label = label
    currentValueLabel = current
  }

  @MainActor public var body: some View {
    let fraction = fraction
    return style.body(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    )
    .modifier(
      ControlRecord(kind: "ProgressView", role: "progressbar", fraction: fraction))
  }

  @MainActor private var fraction: Double? {
    switch progress {
    case .fraction(let value): return value
    case .interval(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      guard length > 0 else { return countsDown ? 0 : 1 }
      _now.run(in: interval)
      let gone = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
      return countsDown ? 1 - gone : gone
    }
  }

  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V)
    -> Double?
  {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView { self.init(.fraction(nil), nil, nil) }
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label(), nil)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), Text(titleKey), nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), Text(title), nil)
  }
}

extension ProgressView {
  /// - Parameters:
  ///   - value: from 0 to `total`; nil while it isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, total)), nil, nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, total)), label(), nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.fraction(Self.fraction(value, total)), label(), currentValueLabel())
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, total)), Text(titleKey), nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.fraction(Self.fraction(value, total)), Text(title), nil)
  }
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      .fraction(configuration.fractionCompleted), configuration.label,
      configuration.currentValueLabel)
  }
}

extension ProgressView {
  /// Goes by itself from one date to another.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), nil,
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The time of a progress view that goes by itself.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
