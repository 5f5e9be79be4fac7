extension EnvironmentValues {
  /// Whether the screen is dimmed, as with Always-On.
  @Entry public var isLuminanceReduced = false
}
