extension SwiftSettings {
  /// - Parameter notes: what is left out, a problem each.
  init(_ settings: SettingEvaluator, folder: String, notes: inout [ProjectProblem]) {
    let version = Self.version(settings["SWIFT_VERSION"] ?? "")
    if version == nil, let given = settings["SWIFT_VERSION"], !given.isEmpty {
      notes.append(
        ProjectProblem(
          .setting, "SWIFT_VERSION is \(given), which there isn't; it is read as 5.",
          remedy: "Known: 4, 4.2, 5, 6."))
    }
    self.version = version ?? "5"
    let flags = SwiftFlags(settings.words("OTHER_SWIFT_FLAGS"))
    conditions =
      (settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + flags.conditions).unique
    isMainActorByDefault =
      settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" || flags.isMainActorByDefault
    var upcoming = Self.features.filter { settings.flag("SWIFT_UPCOMING_FEATURE_\($0.0)") == true }
      .map(\.1)
    if settings.flag("SWIFT_ENABLE_BARE_SLASH_REGEX") == true {
      upcoming.append("BareSlashRegexLiterals")
    }
    if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") == true { upcoming += Self.approachable }
    upcoming = (upcoming + flags.upcomingFeatures).unique
    // On Linux a member's module isn't the one that Apple's documentation names.
    if upcoming.contains("MemberImportVisibility") {
      upcoming.removeAll { $0 == "MemberImportVisibility" }
      notes.append(
        ProjectProblem(
          .setting,
          "MemberImportVisibility is left off: Vitrine has members of Apple's modules in other modules."
        ))
    }
    upcomingFeatures = upcoming
    experimentalFeatures = flags.experimentalFeatures
    if !flags.others.isEmpty {
      notes.append(
        ProjectProblem(
          .setting,
          "These of OTHER_SWIFT_FLAGS are left out: \(flags.others.prefix(12).joined(separator: " "))."
        ))
    }
    bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { path in
      path.isEmpty
        ? nil : ProjectRoot.found(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    }
  }

  private static func version(_ text: String) -> String? {
    let parts = text.split(separator: ".").map { Int($0) }
    switch parts.first {
    case 4: return parts.count > 1 && parts[1] ?? 0 >= 2 ? "4.2" : "4"
    case 5: return "5"
    case 6: return "6"
    default: return nil
    }
  }

  /// The names of settings behind `SWIFT_UPCOMING_FEATURE_`, and the compiler's for them.
  private static let features: [(String, String)] = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    ("EXISTENTIAL_ANY", "ExistentialAny"),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("GLOBAL_CONCURRENCY", "GlobalConcurrency"),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
  ]

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}

/// The flags of `OTHER_SWIFT_FLAGS` that change what code means.
private struct SwiftFlags {
  var conditions: [String] = []
  var upcomingFeatures: [String] = []
  var experimentalFeatures: [String] = []
  var isMainActorByDefault = false
  var others: [String] = []

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "-D": if let name = rest.popFirst() { conditions.append(name) }
      case "-enable-upcoming-feature":
        if let name = rest.popFirst() { upcomingFeatures.append(name) }
      case "-enable-experimental-feature":
        if let name = rest.popFirst() { experimentalFeatures.append(name) }
      case "-default-isolation": isMainActorByDefault = rest.popFirst() == "MainActor"
      case "-Xfrontend":
        // `-Xfrontend -enable-…  -Xfrontend Name`: both words are passed on alone.
        let next = rest.popFirst() ?? ""
        if next != "$(inherited)", !Self.isOnlyOfTheCompiler(next) {
          others.append("-Xfrontend \(next)")
        }
      case _ where word.hasPrefix("-D") && word.count > 2:
        conditions.append(String(word.dropFirst(2)))
      case _ where word.hasPrefix("-enable-bare-slash-regex"):
        upcomingFeatures.append("BareSlashRegexLiterals")
      default: others.append(word)
      }
    }
  }

  /// Flags about warnings and time, which change nothing of the result.
  private static func isOnlyOfTheCompiler(_ flag: String) -> Bool {
    ["-warn-", "-debug-", "-solver-", "-strict-concurrency"].contains { flag.hasPrefix($0) }
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first place.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
