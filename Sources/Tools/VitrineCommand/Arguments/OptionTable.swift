/// Every option, as the help shows it and the parser takes it.
struct OptionSpec: Sendable {
  let name: String
  /// What follows it; nil for a switch.
  let value: String?
  let help: String
  let group: OptionGroup
  /// For some verbs only; nil for all that take the group.
  var verbs: [Verb]?

  func isTaken(by verb: Verb) -> Bool {
    verb.groups.contains(group) && (verbs?.contains(verb) ?? true)
  }
}

enum OptionTable {
  static let all: [OptionSpec] =
    [
      .init(name: "kind", value: "KIND,…", help: "only these widgets", group: .selection),
      .init(
        name: "family", value: "FAMILY,…",
        help: "only these, as systemSmall or dynamicIslandCompact",
        group: .selection),
      .init(
        name: "device", value: "DEVICE,…",
        help: "as “iPhone 16”, the default but where a placement is another device's",
        group: .selection),
      .init(
        name: "phase", value: "PHASE,…",
        help: "placeholder, snapshot, timeline (these), interaction, preview",
        group: .selection, verbs: [.gallery, .render, .watch, .record, .verify, .prune, .audit]),
      .init(
        name: "appearance", value: "light,dark", help: "the colour scheme (both)", group: .selection
      ),
      .init(
        name: "contrast", value: "standard,increased", help: "(standard)", group: .selection),
      .init(
        name: "type-size", value: "SIZE,…", help: "xSmall … xxxLarge, accessibility1 … 5 (large)",
        group: .selection),
      .init(name: "locale", value: "LOCALE,…", help: "as zh_Hans_CN (en_US)", group: .selection),
      .init(
        name: "direction", value: "ltr,rtl", help: "of the layout (the locale's)", group: .selection
      ),
      .init(
        name: "rendering", value: "MODE,…",
        help: "fullColor, accented, vibrant, or all that the placement has (its usual one)",
        group: .selection),
      .init(
        name: "placement", value: "PLACE,…",
        help: "homeScreen, lockScreen, standBy, …, or all (the family's own)", group: .selection),
      .init(
        name: "tint", value: "RRGGBB,…", help: "the person's colour where widgets are tinted",
        group: .selection),
      .init(
        name: "luminance", value: "standard,reduced", help: "reduced with Always-On (standard)",
        group: .selection),
      .init(name: "os", value: "18,26", help: "whose look is drawn (26)", group: .selection),
      .init(
        name: "configuration", value: "FILE,…",
        help: "JSON with values for a widget's parameters, or recommended[:NAME]", group: .selection
      ),
      .init(name: "scale", value: "N", help: "pixels a point (the device's)", group: .selection),
      .init(
        name: "matrix", value: "default|pairwise|full",
        help:
          "what is asked for; or of all places, modes, sizes, …: each two together, or everything",
        group: .selection, verbs: [.gallery, .render, .watch, .record, .verify, .prune, .audit]),
      .init(
        name: "now", value: "DATE", help: "what the clock says (2026-01-09T09:41:00Z)",
        group: .world),
      .init(name: "time-zone", value: "ZONE", help: "as Asia/Shanghai (UTC)", group: .world),
      .init(name: "seed", value: "N", help: "of random numbers (0)", group: .world),
      .init(
        name: "network", value: "deny|fixtures:DIR",
        help: "what URLSession gets: nothing, or files DIR/<host>/<path> (deny)", group: .world),
      .init(
        name: "app-group", value: "FILE", help: "JSON with what app groups hold at the start",
        group: .world),
      .init(
        name: "activity", value: "FILE,…",
        help: "JSON with a Live Activity's attributes and content states, beside its previews'",
        group: .world),
      .init(
        name: "fonts", value: "DIR",
        help: "fonts of your own, used before the pinned ones; SF's by its family names",
        group: .world),
      .init(
        name: "from", value: "DATE", help: "when the play begins, as 2026-01-09 (--now)",
        group: .world, verbs: [.timeline]),
      .init(
        name: "hours", value: "N", help: "how long it plays (24)", group: .world,
        verbs: [.timeline]),
      .init(
        name: "script", value: "FILE", help: "JSON with what happens on the device, and when",
        group: .world, verbs: [.timeline]),
      .init(
        name: "rules", value: "FILE",
        help: "JSON with figures of the system's, such as dailyBudget",
        group: .world, verbs: [.timeline]),
      .init(
        name: "format", value: "png,svg,html,json", help: "files of a frame (all for gallery, png)",
        group: .output, verbs: [.gallery, .render, .watch]),
      .init(
        name: "svg-text", value: "outlines|text", help: "how SVG holds its text (outlines)",
        group: .output, verbs: [.gallery, .render, .watch]),
      .init(name: "out", value: "DIR", help: "where files go (output)", group: .output),
      .init(
        name: "templates", value: "DIR", help: "files that stand in for those of Templates/",
        group: .output, verbs: [.gallery, .watch, .timeline, .verify, .merge]),
      .init(
        name: "jobs", value: "N", help: "worker processes at once (the cores)", group: .running),
      .init(
        name: "provider-timeout", value: "SECONDS", help: "what a provider may take (28)",
        group: .running),
      .init(
        name: "frame-timeout", value: "SECONDS", help: "what one frame may take (15)",
        group: .running),
      .init(
        name: "memory-limit", value: "MB", help: "what one worker process may hold (2048)",
        group: .running),
      .init(name: "quiet", value: nil, help: "no progress on standard error", group: .running),
      .init(
        name: "progress", value: "auto|always|never",
        help: "a bar; auto: where standard error is a terminal (auto)", group: .running),
      .init(name: "json", value: nil, help: "print JSON", group: .listing),
      .init(
        name: "allow", value: "RULE: REASON",
        help: "a rule not to report, for one widget as RULE@KIND; may stand several times",
        group: .auditing),
      .init(
        name: "sarif", value: "FILE", help: "where SARIF goes (audit.sarif in the output folder)",
        group: .auditing),
    ] + goldens + setup + showing

  /// Promised, and not there yet.
  static let planned = ["symbols"]

  static func options(of verb: Verb) -> [OptionSpec] { all.filter { $0.isTaken(by: verb) } }

  /// The option of a name, the verb's own where several verbs have one; nil where there is none.
  static func option(_ name: String, of verb: Verb) -> OptionSpec? {
    let named = all.filter { $0.name == name }
    return named.first { $0.isTaken(by: verb) } ?? named.first
  }
}
