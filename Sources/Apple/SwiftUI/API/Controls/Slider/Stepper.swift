import DisplayList
import Foundation
import SystemDesigns

/// A value that goes up and down by steps.
public nonisolated struct Stepper<Label: View>: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  private let label: Label

  nonisolated init(_ label: Label) { self.label = label }

  @MainActor public var body: some View {
    PlatformBacked("Stepper") {
      if hidesLabel {
        StepperButtons()
      } else {
        HStack {
          SubtitledLabel(label)
          Spacer(minLength: 8)
          StepperButtons()
        }
      }
    }
    .modifier(ControlRecord(kind: "Stepper", role: "spinbutton"))
  }
}

/// UIStepper: 94 by 32 points, source as of UISwitch's 51 by 31 in `styles_geometry.json`.
private struct StepperButtons: _PartView {
  @Environment(\.systemDesign) private var design
  var body: some View { FittedToRow(height: 32) { buttons } }

  private var buttons: some View {
    HStack(spacing: 0) {
      Image(systemName: "minus").frame(width: 46.5, height: 32)
      Rectangle().fill(.fill).frame(width: 1, height: 18)
      Image(systemName: "plus").frame(width: 46.5, height: 32)
    }
    .changingEnvironment { $0.font = .system(size: 17) }
    .background(
      .fill.tertiary,
      in: RoundedRectangle(cornerRadius: design.controls.stepperCornerRadius, style: .continuous)
    )
    .modifier(DimmedWhereDisabled())
  }
}

extension Stepper {
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label())
  }
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label())
  }
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label())
  }
}

extension Stepper where Label == Text {
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title))
  }
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey))
  }
}
