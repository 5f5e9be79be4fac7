extension EnvironmentValues {
  /// The picture's parts are marked with the group they belong to, for a host that colours the groups
  /// apart.
  @Entry package var splitsAccentGroups = false
}
