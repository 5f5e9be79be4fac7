/// The result of `prune`.
struct PruneResult: Encodable {
  /// The folder of the goldens, an absolute path.
  var goldens: String
  /// The ids of goldens that no frame claims.
  var unclaimed: [String]
  /// Whether they were removed.
  var isRemoved: Bool

  init(_ unclaimed: [String], _ options: GoldenOptions) {
    goldens = FramesResult.absolute(options.folder)
    self.unclaimed = unclaimed
    isRemoved = !options.onlyChecks
  }
}
