import Foundation

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  // Apple's builder takes items only, and views go by the other `toolbar`. There the type checker
  // learns that a closure of views fits no builder of items after it has solved all that the toolbar
  // is applied to, once more for each level; so ours takes both.
  public static func buildExpression<V: View>(_ view: V) -> _ToolbarView<V> {
    _ToolbarView(content: view)
  }
  // Never is both.
  public static func buildExpression(_ never: Never) -> Never {}
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarItems {
    _ToolbarItems { add in
      @MainActor func one<T: ToolbarContent>(_ item: T) { T._gather(item, add) }
      repeat one(each content)
    }
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
    _ToolbarItems { C._gather(first, $0) }
  }
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
    _ToolbarItems { C._gather(second, $0) }
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
    _ToolbarItems { C._gather(content, $0) }
  }
}
