import DisplayList
import Foundation
import SystemDesigns

/// A value chosen along a line.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  /// 0…1
  private let fraction: Double
  private let label: Label
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label,
    ends: (minimum: ValueLabel, maximum: ValueLabel)?
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label
    self.ends = ends
  }

  @MainActor public var body: some View {
    PlatformBacked("Slider") {
      HStack {
        ends?.minimum
        SliderLine(fraction: fraction)
        ends?.maximum
      }
    }
    .modifier(ControlRecord(kind: "Slider", role: "slider"))
  }
}

/// UISlider: a thumb on a track with round ends.
private struct SliderLine: _PartView {
  @Environment(\.systemDesign) private var design
  let fraction: Double

  var body: some View {
    let metrics = design.controls.slider
    return ControlFigure { rect, environment in
      let thickness = metrics.trackThickness, thumbSize = metrics.thumb
      let track = CGRect(
        x: rect.minX + 2, y: rect.midY - thickness / 2, width: max(rect.width - 4, 0),
        height: thickness)
      let along = CGFloat(environment.layoutDirection == .rightToLeft ? 1 - fraction : fraction)
      let center = CGPoint(
        x: rect.minX + thumbSize.width / 2 + max(rect.width - thumbSize.width, 0) * along,
        y: rect.midY)
      var filled = track
      if environment.layoutDirection == .rightToLeft {
        filled.origin.x = center.x
        filled.size.width = max(track.maxX - center.x, 0)
      } else {
        filled.size.width = max(center.x - track.minX, 0)
      }
      let thumb = CGRect(
        x: center.x - thumbSize.width / 2, y: center.y - thumbSize.height / 2,
        width: thumbSize.width, height: thumbSize.height)
      return [
        .fill(.capsule(track), .nonZero, FillShapeStyle()._paint(environment, in: track)),
        .fill(.capsule(filled), .nonZero, environment.tintStyle._paint(environment, in: filled)),
        .beginGroup(
          CompositingGroup(effects: [
            .shadow(color: RGBA(0, 0, 0, 0.12), radius: 4, offset: CGSize(width: 0, height: 2))
          ])),
        .fill(.capsule(thumb), .nonZero, .color(.white)),
        .endGroup,
      ]
    }
    .frame(height: metrics.height)
    .modifier(DimmedWhereDisabled())
  }
}

extension Outline {
  /// Round at both ends.
  static func capsule(_ rect: CGRect) -> Outline {
    let radius = min(rect.width, rect.height) / 2
    return .roundedRect(
      rect, cornerSize: CGSize(width: radius, height: radius), continuous: false)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), ends: nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), ends: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: EmptyView(), ends: nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: EmptyView(), ends: nil)
  }
}

extension Slider {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, bounds, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, bounds, label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }
}
