/// How large the rows of a sidebar are, as people choose on a Mac.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

private struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
