import SwiftUI

/// The treatment of labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, greedy, disabled, truncate }
  let kind: Kind
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// A label is left out where it would touch the one before.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
}

/// The direction in which a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// Reading downwards.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// Reading upwards.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// The label of a value of an axis.
public nonisolated struct AxisValueLabel<Content: View>: _PrimitiveAxisMark {
  private let spec: AxisLabelSpec

  fileprivate nonisolated init(spec: AxisLabelSpec) { self.spec = spec }

  /// - Parameters:
  ///   - centered: between this value and the next.
  ///   - anchor: the point of the label that is placed at the value.
  ///   - horizontalSpacing, verticalSpacing: points from the plot or the line; nil for the default.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    spec = AxisLabelSpec(
      content: { _ in view }, centered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    parts.parts.append(AxisPart(kind: .label(mark.spec)))
  }
}

extension AxisValueLabel where Content == Text {
  /// The value, written as the axis does.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      spec: AxisLabelSpec(
        content: { AnyView($0.format.text($0.datum)) }, centered: centered, anchor: anchor,
        collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  public nonisolated init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      spec: AxisLabelSpec(
        content: { value in
          AnyView(
            value.as(Format.FormatInput.self).map { Text($0, format: format) }
              ?? value.format.text(value.datum))
        }, centered: centered, anchor: anchor, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(title) }
  }
}
