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

extension Never: CustomizableToolbarContent {}

/// The toolbar content that a builder makes of several items.
public nonisolated struct _ToolbarItems: ToolbarContent, CustomizableToolbarContent {
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

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

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

extension BarItems {
  func add(_ nodes: [_Node], at place: ToolbarItemPlacement) {
    switch place.name {
    case "topBarLeading", "cancellationAction", "navigation": leading += nodes
    case "principal": principal += nodes
    case "bottomBar", "status": bottom += nodes
    // Shown with the keyboard only.
    case "keyboard": break
    // The bar has its title alone.
    case "subtitle", "largeSubtitle", "largeTitle": break
    default: trailing += nodes
    }
  }
}
