private enum SplitsAccentGroupsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The picture's parts are marked with the group they belong to, for a host that colours the groups
  /// apart.
  package var splitsAccentGroups: Bool {
    get { self[SplitsAccentGroupsKey.self] }
    set { self[SplitsAccentGroupsKey.self] = newValue }
  }
}
