import SwiftUI

/// A result builder that combines the chart content in a closure.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<(repeat each Content)> {
    TupleChartContent(pack: repeat each content)
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// Content without marks.
public nonisolated struct EmptyChartContent: _PrimitiveChartContent {
  public nonisolated init() {}
  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {}
}

/// Several contents in order, as a builder makes them.
public nonisolated struct TupleChartContent<T>: _PrimitiveChartContent {
  private let each: @MainActor (inout _MarkList) -> Void

  nonisolated init<each Content: ChartContent>(pack content: repeat each Content)
  where T == (repeat each Content) {
    each = { list in
      @MainActor func one<C: ChartContent>(_ content: C) { C._collect(content, into: &list) }
      repeat one(each content)
    }
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    content.each(&list)
  }
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, into: &list)
    case .second(let second): FalseContent._collect(second, into: &list)
    }
  }
}

/// Type-erased chart content.
public nonisolated struct AnyChartContent: _PrimitiveChartContent {
  private let collect: @MainActor (inout _MarkList) -> Void

  public nonisolated init<Content: ChartContent>(_ content: Content) {
    collect = { Content._collect(content, into: &$0) }
  }
  public nonisolated init(erasing content: any ChartContent) {
    func open<C: ChartContent>(_ content: C) -> AnyChartContent { AnyChartContent(content) }
    self = open(content)
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    content.collect(&list)
  }
}

/// Several marks that accessibility treats as one.
public nonisolated struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    Content._collect(content.content, into: &list)
  }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    if let content { Wrapped._collect(content, into: &list) }
  }
}
