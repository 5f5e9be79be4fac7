/// What the command can be told to do.
package enum Verb: String, CaseIterable, Sendable {
  case gallery, render, watch, timeline, list, record, verify, approve, prune, merge, audit, doctor
  case help
  case setUp = "init"

  /// Promised, and not there yet.
  static let planned: [String] = []

  var summary: String {
    switch self {
    case .gallery: "renders the matrix and writes the site, index.html"
    case .render: "renders frames only"
    case .watch: "builds and shows the page anew when source changes"
    case .timeline: "plays hours of system time: reloads, budget, what is on screen"
    case .list: "lists widgets, families and parameters"
    case .record: "writes goldens: the pictures that later ones are compared with"
    case .verify: "compares frames with their goldens, and explains what changed"
    case .approve: "makes the last verify's new pictures the goldens: approve [FRAME…]"
    case .prune: "removes goldens that no frame claims"
    case .merge: "joins the reports of shards into one: merge REPORT… --out DIR"
    case .audit: "says what would embarrass a widget in production"
    case .setUp: "sets a package up: configuration, CI workflows, a test target: init [DIR]"
    case .doctor: "checks fonts, icons, libraries and versions"
    case .help: "explains a verb: help VERB"
    }
  }

  /// The groups of options that it takes.
  var groups: [OptionGroup] {
    switch self {
    case .gallery: [.selection, .world, .output, .running]
    case .render: [.selection, .world, .output, .running]
    case .watch: [.selection, .world, .output, .running]
    case .timeline: [.selection, .world, .output, .running]
    case .list: [.listing, .running]
    case .record, .verify, .prune: [.selection, .world, .output, .running, .goldens]
    case .approve, .merge: [.output, .goldens]
    case .audit: [.selection, .world, .output, .running, .auditing]
    case .setUp: [.setup]
    case .doctor, .help: []
    }
  }
}

enum OptionGroup: String {
  case selection, world, output, running, listing, auditing, goldens, setup
}
