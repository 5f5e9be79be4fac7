import Arguments
import Failures
import Planning
import WidgetHost
import WidgetKitCore

/// The options that choose frames, the world they are made in and the limits of time and memory.
struct FrameOptions: Sendable {
  var plan = PlanRequest()
  /// The names of all options on the command line, without those in the project's file.
  var typed: Set<String> = []
  /// The arguments that choose frames and their world, for another run of the same.
  var arguments: [String] = []
  /// Those of them on the command line.
  var typedArguments: [String] = []

  static let options = OptionList<FrameOptions>(
    .group(\.plan, PlanRequest.selection).section(.selection),
    .group(\.plan, PlanRequest.worldOptions).section(.world),
    .group(\.plan, PlanRequest.limits).section(.running),
    .check { options, given in
      options.typed = given.typed
      let sections: [OptionSection] = [.selection, .world]
      options.arguments = given.words { sections.contains($0.section) }
      options.typedArguments = given.words {
        sections.contains($0.section) && given.typed.contains($0.name)
      }
    })
}

extension PlanRequest {
  fileprivate static let selection = OptionList<PlanRequest>(
    .option("kind", "KIND,…", "only these widgets", \.kinds) { $0.list },
    .reading(
      OptionDescription(
        "family", "FAMILY,…", "only these, as systemSmall or dynamicIslandCompact",
        completion: .values(familyNames))
    ) { try $0.readFamilies($1) },
    .reading(
      OptionDescription(
        "phase", "PHASE,…", "placeholder, snapshot, timeline (these), interaction, preview",
        completion: .values(PhaseKind.allCases.map(\.rawValue)))
    ) { request, values in
      request.phases = try values.cases(PhaseKind.self)
      request.drawsPreviews = request.phases.contains(.preview)
    },
    OptionList<PlanRequest>(
      MatrixDimension.all.map { OptionList<PlanRequest>.group(\.dimensions, $0.option) }),
    .option("scale", "N", "pixels a point (the device's)", \.dimensions.scale) {
      try $0.number(in: 0.5...8)
    },
    .choice(
      "matrix",
      "what is asked for; or of all placements, modes, sizes, …: each two together, or everything",
      \.dimensions.kind))

  private static let familyNames =
    WidgetFamily.allCases.map(\.description) + Presentation.allCases.map(\.rawValue)

  /// Reads families of widgets, and the presentations that Live Activities and controls have instead.
  private mutating func readFamilies(_ values: OptionValues) throws {
    let names = values.list
    for name in names where !Self.familyNames.contains(name) {
      throw Failure.unknown("family", name, among: Self.familyNames)
    }
    families = names.compactMap { WidgetFamily(name: $0) }
    presentations = names.compactMap { Presentation(rawValue: $0) }
  }

  /// The limits of time and memory.
  static let limits = OptionList<PlanRequest>(
    .option(
      "provider-timeout", "SECONDS", "the time that a provider may take (28)", \.providerTimeout
    ) { try $0.number(in: 0.1...3600) },
    .option("frame-timeout", "SECONDS", "the time that one frame may take (15)", \.frameTimeout) {
      try $0.number(in: 0.1...3600)
    },
    .option(
      "memory-limit", "MB", "the memory that one worker process may hold (2048)", \.memoryLimit
    ) { try $0.wholeNumber(in: 256...1_048_576) })
}
