import SwiftUI

/// Lines, ticks and labels at values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: _PrimitiveAxisContent {
  private let row: _AxisSpec.Row

  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    row = Self.row(preset, position, values, content)
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    row = Self.row(preset, position, .init(kind: .explicit(values.map(\.datum))), content)
  }

  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    row = Self.row(preset, position, values) { _ in content() }
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    row = Self.row(preset, position, .init(kind: .explicit(values.map(\.datum)))) { _ in content() }
  }

  fileprivate nonisolated init(row: _AxisSpec.Row) { self.row = row }

  private nonisolated static func row(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping @MainActor (AxisValue) -> Content
  ) -> _AxisSpec.Row {
    _AxisSpec.Row(preset: preset, position: position, values: values) { value in
      var parts = _AxisParts()
      Content._collect(content(value), value, into: &parts)
      return parts.parts
    }
  }

  @MainActor public static func _collect(_ content: Self, into axis: inout _AxisSpec) {
    axis.rows.append(content.row)
  }
}

/// The automatic mark at each value: a line, a tick, a label.
public typealias _DefaultAxisMark = EmptyAxisMark

extension AxisMarks where Content == _DefaultAxisMark {
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(
      row: .init(preset: preset, position: position, values: values, stroke: stroke))
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      row: .init(
        preset: preset, position: position,
        values: .init(kind: .explicit(values.map(\.datum))), stroke: stroke))
  }

  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      row: .init(
        preset: preset, position: position, values: values, stroke: stroke,
        format: Self.written(format)))
  }

  public nonisolated init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      row: .init(
        preset: preset, position: position,
        values: .init(kind: .explicit(values.map(\.datum))), stroke: stroke,
        format: Self.written(format)))
  }

  private nonisolated static func written<Format: FormatStyle>(
    _ format: Format
  ) -> (AxisValue) -> AnyView?
  where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    { value in
      value.as(Format.FormatInput.self).map { AnyView(Text($0, format: format)) }
    }
  }
}
