import Foundation

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
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let title = ToolbarItemPlacement(name: "principal")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}

extension ToolbarItemPlacement {
  /// A place that an app names.
  public init<ID: Hashable>(id: ID) { self.init(name: "custom \(id)") }
}
