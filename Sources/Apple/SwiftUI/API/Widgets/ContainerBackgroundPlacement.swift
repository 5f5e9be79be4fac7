import Foundation

/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
