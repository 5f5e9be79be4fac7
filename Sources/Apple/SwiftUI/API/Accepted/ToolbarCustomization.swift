import Foundation

// The purpose of a toolbar, its title's menu and what people may change in it.

/// The purpose of the content that a toolbar is for.
public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { .init() }
  public static var navigationStack: ToolbarRole { .init() }
  public static var browser: ToolbarRole { .init() }
  public static var editor: ToolbarRole { .init() }
}

/// The changes that a person may make to an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: ToolbarCustomizationBehavior { .init() }
  public static var reorderable: ToolbarCustomizationBehavior { .init() }
  public static var disabled: ToolbarCustomizationBehavior { .init() }
}

/// Options of an item's place in a toolbar that people may change.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// The size of a space in a toolbar.
public struct SpacerSizing: Equatable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between the items of a toolbar, which separates their backgrounds. The bar drawn here has none.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {}
}

/// The kind of an item that the system puts in a toolbar.
public struct ToolbarDefaultItemKind: Sendable {
  public static let search = ToolbarDefaultItemKind()
  public static let sidebarToggle = ToolbarDefaultItemKind()
  public static let title = ToolbarDefaultItemKind()
}

/// The place of an item that the system puts in a toolbar. The bar drawn here has none.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {}
}

/// The menu of a bar's title; a picture shows it closed.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent,
  CustomizableToolbarContent
{
  public nonisolated init() where Content == EmptyView {}
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  @MainActor public var body: Never { _noBody(Self.self) }
  @MainActor public static func _gather(
    _ content: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void
  ) {}
}

extension CustomizableToolbarContent {
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension View {
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> _RestingView<Self> {
    resting("toolbarRole", .presentation)
  }
  public nonisolated func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> _RestingView<Self> {
    resting("toolbarTitleMenu", .input)
  }
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _RestingView<Self> {
    resting("toolbarBackgroundVisibility", .presentation)
  }
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> _RestingView<Self> {
    resting("toolbarForegroundStyle", .presentation)
  }
  public nonisolated func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> _RestingView<Self> {
    resting("toolbar", .presentation)
  }
}
