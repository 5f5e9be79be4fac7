/// The builder that makes one widget of those in a bundle's body.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  @MainActor @preconcurrency public static func buildBlock() -> some Widget { _WidgetGroup([]) }
  @MainActor @preconcurrency public static func buildBlock<Content: Widget>(_ content: Content)
    -> Content
  {
    content
  }

  /// Apple's takes at most ten; more is a matter of nesting bundles. Here any number will do.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  {
    var all: [any Widget] = []
    repeat all.append(each content)
    return _WidgetGroup(all)
  }

  @MainActor @preconcurrency public static func buildOptional<Content: Widget>(_ content: Content?)
    -> some Widget
  {
    _WidgetGroup(content.map { [$0] } ?? [])
  }
  @MainActor @preconcurrency public static func buildEither<Content: Widget>(first: Content)
    -> _WidgetGroup
  {
    _WidgetGroup([first])
  }
  @MainActor @preconcurrency public static func buildEither<Content: Widget>(second: Content)
    -> _WidgetGroup
  {
    _WidgetGroup([second])
  }
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget {
    _WidgetGroup([content])
  }
}

/// Widgets in a row, as a builder makes them.
public struct _WidgetGroup: Widget {
  public let widgets: [any Widget]
  public init() { widgets = [] }
  init(_ widgets: [any Widget]) { self.widgets = widgets }
  public var body: _WidgetGroupConfiguration { _WidgetGroupConfiguration(widgets: widgets) }
}

public struct _WidgetGroupConfiguration: WidgetConfiguration {
  let widgets: [any Widget]
  public var body: Never { _noBody(Self.self) }
  public static func _describe(_ group: Self, into collect: inout [_WidgetDescription]) {
    func one<W: Widget>(_ widget: W) { W.Body._describe(widget.body, into: &collect) }
    for widget in group.widgets { one(widget) }
  }
}
