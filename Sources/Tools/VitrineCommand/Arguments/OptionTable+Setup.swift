extension OptionTable {
  /// What `init` takes.
  static let setup: [OptionSpec] = [
    .init(
      name: "product", value: "NAME",
      help: "the executable whose widgets are verified, where the package has several",
      group: .setup),
    .init(
      name: "shards", value: "N", help: "machines that verify at once (3)", group: .setup),
    .init(name: "goldens", value: "DIR", help: "where goldens are to be (Goldens)", group: .setup),
    .init(
      name: "goldens-format", value: "png|digest",
      help: "pictures, or digests and layouts alone (png)", group: .setup),
    .init(
      name: "force", value: nil, help: "replace files that are there", group: .setup),
    .init(
      name: "dry-run", value: nil, help: "say what would be written, and write nothing",
      group: .setup),
  ]
}
