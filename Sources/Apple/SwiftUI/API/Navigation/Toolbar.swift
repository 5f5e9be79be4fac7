import Foundation

/// The items in the bars around a view.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The views, each with its placement.
  @MainActor @preconcurrency
  static func _gather(_ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void)
}

extension ToolbarContent {
  @MainActor @preconcurrency
  public static func _gather(_ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {
    Body._gather(content.body, add)
  }
}

extension Never: ToolbarContent {}

/// Content that people may change.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, CustomizableToolbarContent
{
  let placement: ToolbarItemPlacement
  let content: Content
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {
    add(content.placement, AnyView(content.content))
  }
}

public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {
    add(content.placement, AnyView(content.content))
  }
}

/// The toolbar content that a builder makes of several items.
public nonisolated struct _ToolbarItems: ToolbarContent {
  let gather: @MainActor ((ToolbarItemPlacement, AnyView) -> Void) -> Void
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {
    content.gather(add)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {
    if let content { Wrapped._gather(content, add) }
  }
}

/// A view in a toolbar without an item around it.
public nonisolated struct _ToolbarView<Content: View>: ToolbarContent {
  let content: Content
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {
    add(.automatic, AnyView(content.content))
  }
}

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

extension View {
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(
      _BarModifier { bar, inputs in
        Content._gather(content) { place, view in bar.add(inputs.nodes(view), at: place) }
      })
  }

  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      _BarModifier { bar, inputs in bar.add(inputs.nodes(content), at: .automatic) })
  }
}

extension BarItems {
  func add(_ nodes: [_Node], at place: ToolbarItemPlacement) {
    switch place.name {
    case "topBarLeading", "cancellationAction", "navigation": leading += nodes
    case "principal": principal += nodes
    case "bottomBar", "status": bottom += nodes
    // Shown with the keyboard only.
    case "keyboard": break
    default: trailing += nodes
    }
  }
}
