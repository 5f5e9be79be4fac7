extension OptionTable {
  /// What the verbs take that have to do with goldens.
  static let goldens: [OptionSpec] = [
    .init(
      name: "goldens", value: "DIR", help: "where goldens are (Goldens)", group: .goldens,
      verbs: [.record, .verify, .approve, .prune]),
    .init(
      name: "goldens-format", value: "png|digest",
      help: "pictures, or digests and layouts alone (png)", group: .goldens,
      verbs: [.record, .verify, .prune]),
    .init(
      name: "goldens-limit", value: "MB",
      help: "what all goldens together may take, equal ones counted once (64)", group: .goldens,
      verbs: [.record, .approve]),
    .init(
      name: "mode", value: "all|missing|migrate",
      help: "which goldens are written; migrate: an older version's that look the same (all)",
      group: .goldens, verbs: [.record]),
    .init(
      name: "against", value: "REVISION",
      help: "compare with what git's revision draws, instead of with goldens", group: .goldens,
      verbs: [.verify]),
    .init(
      name: "compare", value: "digest|pixels",
      help: "pixels: look at them even where the drawing's digest is equal (digest)",
      group: .goldens, verbs: [.verify]),
    .init(
      name: "tolerance-pixels", value: "N|P%", help: "pixels of a frame that may differ (0)",
      group: .goldens, verbs: [.verify]),
    .init(
      name: "tolerance-color", value: "E",
      help: "ΔE 2000 up to which two colors count as equal (0)", group: .goldens, verbs: [.verify]),
    .init(
      name: "masks", value: "FILE", help: "JSON with parts of frames that aren't compared",
      group: .goldens, verbs: [.verify]),
    .init(
      name: "shard", value: "I/N", help: "only the I-th of N parts of the frames", group: .goldens,
      verbs: [.record, .verify]),
    .init(
      name: "timings", value: "FILE",
      help: "a timings.json of an earlier run, by which shards take equally long", group: .goldens,
      verbs: [.record, .verify]),
    .init(
      name: "cache", value: "DIR",
      help: "what an earlier run found, so that what can't have changed isn't drawn again",
      group: .goldens, verbs: [.verify]),
    .init(
      name: "junit", value: "FILE", help: "the result as JUnit's XML", group: .goldens,
      verbs: [.verify, .merge]),
    .init(
      name: "json", value: "FILE", help: "the result as JSON", group: .goldens,
      verbs: [.verify, .merge]),
    .init(
      name: "check", value: nil, help: "say what would be removed, and remove nothing",
      group: .goldens, verbs: [.prune]),
  ]
}
