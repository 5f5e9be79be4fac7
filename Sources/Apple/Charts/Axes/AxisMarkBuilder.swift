import SwiftUI

/// Makes the marks at a value of the statements in a closure.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyAxisMark { EmptyAxisMark() }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _AxisMarkList {
    var list: [@MainActor (AxisValue?, inout _AxisParts) -> Void] = []
    func add<C: AxisMark>(_ mark: C) { list.append { C._collect(mark, $0, into: &$1) } }
    repeat add(each content)
    return _AxisMarkList(list: list)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.first(first)) }
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(.second(second)) }
  public static func buildLimitedAvailability(_ content: any AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

extension Optional: AxisMark, _PrimitiveAxisMark where Wrapped: AxisMark {
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    if let mark { Wrapped._collect(mark, value, into: &parts) }
  }
}

public nonisolated struct EmptyAxisMark: _PrimitiveAxisMark {
  public nonisolated init() {}
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {}
}

public nonisolated struct _AxisMarkList: _PrimitiveAxisMark {
  let list: [@MainActor (AxisValue?, inout _AxisParts) -> Void]
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    for one in mark.list { one(value, &parts) }
  }
}

/// A mark of an axis whose type is hidden.
public nonisolated struct AnyAxisMark: _PrimitiveAxisMark {
  private let collect: @MainActor (AxisValue?, inout _AxisParts) -> Void
  public nonisolated init<Mark: AxisMark>(_ mark: Mark) {
    collect = { Mark._collect(mark, $0, into: &$1) }
  }
  public nonisolated init(erasing mark: any AxisMark) {
    func open<M: AxisMark>(_ mark: M) -> AnyAxisMark { AnyAxisMark(mark) }
    self = open(mark)
  }
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    mark.collect(value, &parts)
  }
}

extension BuilderConditional: AxisMark, _PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public static func _collect(
    _ mark: Self, _ value: AxisValue?, into parts: inout _AxisParts
  ) {
    switch mark.storage {
    case .first(let first): TrueContent._collect(first, value, into: &parts)
    case .second(let second): FalseContent._collect(second, value, into: &parts)
    }
  }
}
