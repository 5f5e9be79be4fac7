import SwiftUI

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
