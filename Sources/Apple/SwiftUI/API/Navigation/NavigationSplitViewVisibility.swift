import Foundation

/// The columns of a split view that are shown. A phone shows one.
///
/// - Support: at rest
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
}

/// A column of a split view.
///
/// - Support: at rest
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}
