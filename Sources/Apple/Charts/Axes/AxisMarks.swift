import SwiftUI

/// The content of an axis: its marks.
@MainActor @preconcurrency
public protocol AxisContent {
  associatedtype Body: AxisContent
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency static func _collect(_ content: Self, into axis: inout _AxisSpec)
}

extension AxisContent {
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into axis: inout _AxisSpec) {
    Body._collect(content.body, into: &axis)
  }
}

/// An axis as its source gives it.
public struct _AxisSpec {
  var rows: [Row] = []

  /// The marks of one ``AxisMarks``.
  struct Row {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// nil for what an axis has where nothing is said.
    var parts: (@MainActor (AxisValue) -> [AxisPart])?
    var stroke: StrokeStyle?
    var format: ((AxisValue) -> AnyView?)?
  }
}

@MainActor @preconcurrency
public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}

extension _PrimitiveAxisContent {
  public var body: Never { _noBody(Self.self) }
}

extension Never: AxisContent {
  @MainActor public static func _collect(_ content: Never, into axis: inout _AxisSpec) {}
}

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

/// What an axis has at each value where nothing is said: a line, a tick, a label.
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

/// Makes an axis of the statements in a closure.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _AxisContentList {
    var list: [@MainActor (inout _AxisSpec) -> Void] = []
    func add<C: AxisContent>(_ one: C) { list.append { C._collect(one, into: &$0) } }
    repeat add(each content)
    return _AxisContentList(list: list)
  }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.first(first)) }
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.second(second)) }
  public static func buildLimitedAvailability(_ content: any AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

extension Optional: AxisContent, _PrimitiveAxisContent where Wrapped: AxisContent {
  @MainActor public static func _collect(_ content: Self, into axis: inout _AxisSpec) {
    if let content { Wrapped._collect(content, into: &axis) }
  }
}

public nonisolated struct _AxisContentList: _PrimitiveAxisContent {
  let list: [@MainActor (inout _AxisSpec) -> Void]
  @MainActor public static func _collect(_ content: Self, into axis: inout _AxisSpec) {
    for one in content.list { one(&axis) }
  }
}

/// An axis whose type is hidden.
public nonisolated struct AnyAxisContent: _PrimitiveAxisContent {
  private let collect: @MainActor (inout _AxisSpec) -> Void
  public nonisolated init<Content: AxisContent>(_ content: Content) {
    collect = { Content._collect(content, into: &$0) }
  }
  public nonisolated init(erasing content: any AxisContent) {
    func open<C: AxisContent>(_ content: C) -> AnyAxisContent { AnyAxisContent(content) }
    self = open(content)
  }
  @MainActor public static func _collect(_ content: Self, into axis: inout _AxisSpec) {
    content.collect(&axis)
  }
}

extension BuilderConditional: AxisContent, _PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor public static func _collect(_ content: Self, into axis: inout _AxisSpec) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, into: &axis)
    case .second(let second): FalseContent._collect(second, into: &axis)
    }
  }
}
