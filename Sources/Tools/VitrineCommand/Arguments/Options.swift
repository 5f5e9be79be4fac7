import Audit
import DisplayList
import Foundation
import WidgetHost
import WidgetKitCore

/// What the arguments ask for, checked.
package struct Options: Sendable {
  package enum ProgressStyle: String, CaseIterable, Sendable { case auto, always, never }

  // Selection. nil stands for all that there is.
  package var kinds: [String]?
  package var families: [WidgetFamily]?
  /// Of Live Activities and controls, which have no families.
  package var presentations: [Presentation]?
  package var phases: [PhaseKind]
  /// Previews of widgets and views are asked for by name; those of Live Activities come by themselves.
  package var drawsPreviews: Bool
  package var dimensions: Dimensions

  package var world = WorldSpec()
  package var formats: [OutputSpec.Format]
  package var hasSelectableSVGText = false
  /// As given: relative to the current folder.
  package var out: String
  package var templates: String?
  /// The site for readers; nil where it isn't asked for.
  package var docs: DocsOptions?
  /// How pictures are shown in the terminal; nil for not at all.
  package var terminal: TerminalMode?
  package var watch = WatchOptions()
  package var jobs: Int
  package var providerTimeout: Double
  package var frameTimeout: Double
  package var memoryLimit: Int
  package var isQuiet = false
  package var progress = ProgressStyle.auto
  package var printsJSON = false
  package var waivers: [Waiver] = []
  package var sarif: String?

  package var goldens = GoldenOptions()
  /// Which of the options that choose frames stood on the command line, and not in the project's file.
  package var typed: Set<String> = []
  /// The arguments that choose frames and their world, for another run of the same.
  var repeatable: [String] = []
  /// Those of them that stood on the command line.
  var repeated: [String] = []

  // Of a play. nil begins when the clock says.
  package var from: Date?
  package var hours = 24.0
  package var script: String?
  package var rules = SystemRules()

  package var devices: [Device] {
    dimensions.devices ?? DeviceTable.all.filter { $0.name == DeviceTable.standard }
  }
  /// Of the default matrix.
  package var settings: [Setting] { dimensions.settings }
  /// Of the default matrix, where every place has its own mode or the ones asked for.
  package var looks: [Look] { dimensions.looks(modes: dimensions.namedModes) }

  init(_ arguments: ParsedArguments) throws {
    let read = ValueReader(arguments)
    kinds = read.list("kind")
    (families, presentations) = try read.families()
    phases = try read.cases("phase", PhaseKind.self) ?? PhaseKind.standard
    dimensions = try read.dimensions(try read.devices())
    drawsPreviews = read.given("phase") != nil && phases.contains(.preview)
    if arguments.verb == .timeline {
      // One look: what is asked for, else the light one.
      if dimensions.appearances == nil { dimensions.appearances = [.light] }
      from = try read.from(in: dimensions.base.timeZone)
      hours = try read.number("hours", 0.1...720) ?? 24
      script = try read.one("script")
      rules = try read.rules()
    }
    if let file = try read.one("app-group") {
      _ = try AppGroupFixture(contentsOf: file)
      world.appGroupFile = URL(fileURLWithPath: file).path
    }
    world.activityFiles = try read.activityFiles()
    world.networkFixtures = try read.network()
    world.fonts = try read.fonts()
    formats =
      try read.cases("format", OutputSpec.Format.self)
      ?? ([.gallery, .watch].contains(arguments.verb) ? OutputSpec.Format.allCases : [.png])
    hasSelectableSVGText = try read.choice("svg-text", ["outlines", "text"]) == "text"
    out = try read.one("out") ?? "output"
    templates = try read.folder("templates")
    docs = try read.docs(
      arguments.switches.contains("site"), formats: formats.map(\.rawValue))
    terminal = try read.terminal(arguments.switches.contains("show"))
    // The words come from the layout.
    if terminal == .text, !formats.contains(.json) { formats.append(.json) }
    watch = try read.watch()
    jobs =
      try read.number("jobs", 1...256).map(Int.init) ?? ProcessInfo.processInfo.activeProcessorCount
    providerTimeout = try read.number("provider-timeout", 0.1...3600) ?? 28
    frameTimeout = try read.number("frame-timeout", 0.1...3600) ?? 15
    memoryLimit =
      try read.number("memory-limit", 256...1_048_576).map(Int.init)
      ?? FrameUnit.standardMemoryLimit
    isQuiet = arguments.switches.contains("quiet")
    progress =
      try read.choice("progress", ProgressStyle.allCases.map(\.rawValue))
      .flatMap(ProgressStyle.init) ?? .auto
    goldens = try GoldenOptions(read, out: out)
    goldens.onlyChecks = arguments.switches.contains("check")
    typed = arguments.typed
    repeatable = arguments.words(of: { _ in true })
    repeated = arguments.words(of: typed.contains)
    sarif = try read.one("sarif")
    waivers = try (read.given("allow") ?? []).map { text in
      do {
        return try Waiver(text)
      } catch let problem as Waiver.Problem {
        throw UsageError("--allow: \(problem.description)")
      }
    }
    printsJSON = arguments.switches.contains("json")
  }
}
