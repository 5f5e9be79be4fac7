import Site

/// The files of a set-up that are made from templates.
enum SetupTemplate: String, CaseIterable {
  /// The workflow with shards that verify, and one report of them all.
  case verify = "init-verify.yml"
  /// The workflow by which a comment on a pull request makes its new pictures the goldens. None of the
  /// pull request's code is run for it, and the job that may write gets nothing but a patch.
  case approve = "init-approve.yml"
  /// The jobs of GitLab that verify and report.
  case gitlab = "init-gitlab.yml"
  /// The first test of a project's widgets.
  case snapshots = "init-snapshots.swift"

  /// Relative to the repository, the test relative to the package.
  func path(in setup: Setup) -> String {
    switch self {
    case .verify: ".github/workflows/widgets.yml"
    case .approve: ".github/workflows/widgets-approve.yml"
    case .gitlab: ".gitlab/widgets.yml"
    case .snapshots: "Tests/\(setup.testTarget)/WidgetSnapshotTests.swift"
    }
  }

  func text(for setup: Setup) throws -> String {
    try FilledTemplate.text(rawValue, with: setup.templateValues)
  }
}

extension Setup {
  /// The values of all templates. Scripts get names of the project by variables alone, so that none is a
  /// part of a script.
  fileprivate var templateValues: TemplateValue {
    var values: [String: TemplateValue] = [
      "product": .markup(YAMLText.value(product)),
      "vitrine": .markup(YAMLText.value(PathPattern.anchored(vitrine.path))),
      "module": .markup(Self.module(target)),
      "bundle": .markup(bundle ?? ""),
      "image": .markup(Self.image),
      "shards": .markup((1...shards).map(String.init).joined(separator: ", ")),
      "folder": .markup(subfolder.isEmpty ? "" : YAMLText.value(PathPattern.anchored(subfolder))),
      "packageFolder": .markup(YAMLText.value(subfolder.isEmpty ? "." : subfolder)),
      "pullRequestFolder": .markup(YAMLText.value(Self.shortened("pull-request/" + subfolder))),
      "goldens": .markup(YAMLText.value(goldens)),
      "goldensPattern": .markup(
        YAMLText.value(PathPattern.git(Self.shortened(prefix + goldens)) + "/*")),
      "build": .object(["isSaved": false]),
      "savedBuild": .object(["isSaved": true]),
      "fetch": fetch,
      "isCheckout": .flag(vitrine.source == .checkout),
      "cachedFolders": lines(cachedFolders),
      "buildKey": .markup(YAMLText.quoted(buildKey)),
      "buildKeyStart": .markup(YAMLText.quoted(buildKeyStart)),
      "planFolder": .markup(YAMLText.value(PathPattern.anchored(prefix + "output/plan"))),
      "shardsFolder": .markup(YAMLText.value(PathPattern.anchored(prefix + "output/shards"))),
      "cacheFolder": lines([prefix + "output/cache"]),
      "shardFiles": lines([prefix + "output/shards"]),
      "timingsFile": lines([prefix + "output/timings.json"]),
      "reportFiles": lines([prefix + "output/report", prefix + "output/junit.xml"]),
      "restore": .markup(PinnedAction.cache.text("restore")),
    ]
    values.merge(gitlabValues) { $1 }
    for action in PinnedAction.allCases { values["\(action)"] = .markup(action.text()) }
    return .object(values)
  }

  /// GitLab replaces variables where a value is not said to be none; it has no expressions.
  private var gitlabValues: [String: TemplateValue] {
    func paths(_ names: String...) -> TemplateValue {
      let patterns = names.map { YAMLText.quoted(PathPattern.gitlab(Self.shortened(prefix + $0))) }
      return .markup("[\(patterns.joined(separator: ", "))]")
    }
    return [
      "packageText": .markup(YAMLText.quoted(subfolder.isEmpty ? "." : subfolder)),
      "productText": .markup(YAMLText.quoted(product)),
      "vitrineText": .markup(YAMLText.quoted(PathPattern.anchored(vitrine.path))),
      "shardCount": .markup(String(shards)),
      "gitlabCache": paths(".build"), "gitlabShards": paths("output/shards"),
      "gitlabReport": paths("output/report"), "gitlabJUnit": paths("output/junit.xml"),
    ]
  }

  /// Paths as an action takes them.
  private func lines(_ paths: [String]) -> TemplateValue {
    .markup(YAMLText.lines(paths.map { PathPattern.action(Self.shortened($0)) }, indent: 10))
  }

  private var buildKeyStart: String {
    "widgets-build-\(Self.image.replacing(":", with: "-"))-"
  }

  /// The expression is GitHub's; what names the project in it is within quotes.
  private var buildKey: String {
    let patterns = inputs.map { YAMLText.literal($0) }.joined(separator: ", ")
    return buildKeyStart + "${{ hashFiles(\(patterns)) }}"
  }

  /// The address and the commit of Vitrine where it isn't in the repository.
  private var fetch: TemplateValue {
    guard case .beside(let address, let commit) = vitrine.source else { return false }
    return .object([
      "url": .markup(address.map(YAMLText.value) ?? "${{ vars.VITRINE_URL }}"),
      "urlText": .markup(address.map(YAMLText.quoted) ?? ""),
      "commit": .markup(YAMLText.value(commit ?? "HEAD")),
      "commitText": .markup(YAMLText.quoted(commit ?? "HEAD")),
    ])
  }

  /// The folders that a later run takes from an earlier one.
  private var cachedFolders: [String] {
    ["\(prefix).build"]
      + (vitrine.source == .checkout ? [] : ["\(prefix)\(vitrine.path)/.deps"])
  }

  /// Patterns of the files that a build depends on.
  private var inputs: [String] {
    func pattern(_ path: String) -> String { PathPattern.action(Self.shortened(prefix + path)) }
    var inputs = ["Package.swift", "Package.resolved"].map(pattern)
    inputs += sources.map { pattern($0) + "/**" }
    if vitrine.source == .repository {
      inputs += ["Sources", "deps"].map { pattern("\(vitrine.path)/\($0)") + "/**" }
    }
    return inputs
  }

  /// `a/../b` as `b`.
  private static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
