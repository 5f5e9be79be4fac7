/// The builder that makes one view of the statements in a closure; any number of children. What is called with the types
/// of a widget, here and in modifiers that nearly all widgets have, can be compiled for them in the widget's own module.
@resultBuilder
public struct ViewBuilder {
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(pack: repeat each content)
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
