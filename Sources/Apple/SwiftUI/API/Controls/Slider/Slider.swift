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
///
/// The thumb's place is rounded to whole points: in the middle of 260 points it begins at 117, in
/// airappsco/AirSettingsUI's picture of a slider at 1 of 0…2 (iOS 17, @2x). Its two shadows are those of Apple's
/// templates for designers, within 8 of 255 steps of that picture.
private struct SliderLine: _PartView {
  @Environment(\.systemDesign) private var design
  let fraction: Double

  var body: some View {
    let metrics = design.controls.slider
    return ControlFigure { rect, environment in
      let thickness = metrics.trackThickness
      let isReversed = environment.layoutDirection == .rightToLeft
      let track = CGRect(
        x: rect.minX + metrics.trackInset, y: rect.midY + metrics.split - thickness / 2,
        width: max(rect.width - 2 * metrics.trackInset, 0), height: thickness)
      let thumb = Self.thumb(metrics, in: rect, at: isReversed ? 1 - fraction : fraction)
      var filled = track
      if isReversed {
        filled.origin.x = thumb.midX
        filled.size.width = max(track.maxX - thumb.midX, 0)
      } else {
        filled.size.width = max(thumb.midX - track.minX, 0)
      }
      return [
        .fill(.capsule(track), .nonZero, FillShapeStyle()._paint(environment, in: track)),
        .fill(.capsule(filled), .nonZero, environment.tintStyle._paint(environment, in: filled)),
      ] + Self.raised(thumb, radius: 6.5, offset: 6) + Self.raised(thumb, radius: 2, offset: 0.5)
    }
    .frame(height: metrics.height)
    .modifier(DimmedWhereDisabled())
  }

  private static func thumb(
    _ metrics: ControlMetrics.Slider, in rect: CGRect, at fraction: Double
  ) -> CGRect {
    let size = metrics.thumb
    let x = (max(rect.width - size.width, 0) * CGFloat(fraction)).rounded()
    return CGRect(
      x: rect.minX + x, y: rect.midY - metrics.split - size.height / 2, width: size.width,
      height: size.height)
  }

  private static func raised(_ thumb: CGRect, radius: CGFloat, offset: CGFloat) -> [Command] {
    [
      .beginGroup(
        CompositingGroup(effects: [
          .shadow(
            color: RGBA(0, 0, 0, 0.12), radius: radius, offset: CGSize(width: 0, height: offset))
        ])),
      .fill(.capsule(thumb), .nonZero, .color(.white)),
      .endGroup,
    ]
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
