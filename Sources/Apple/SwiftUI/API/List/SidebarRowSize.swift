/// The size of a sidebar's rows, a setting of macOS.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
  @Entry public var sidebarRowSize: SidebarRowSize = .medium
}
