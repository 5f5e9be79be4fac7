import Site

extension Setup {
  /// The values of all templates. Scripts get names of the project by variables alone, so that none is a
  /// part of a script.
  func templateValues() throws -> TemplateValue {
    var values: [String: TemplateValue] = [
      "product": .markup(YAMLText.value(product)),
      "vitrine": .markup(YAMLText.value(PathPattern.anchored(vitrine.path))),
      "module": .markup(Self.module(target)),
      "bundle": .markup(bundle ?? ""),
      "image": .markup(image),
      "shards": .markup((1...shards).map(String.init).joined(separator: ", ")),
      "isSharded": .flag(isSharded),
      "shardOutputs": .list((1...shards).map { .markup(String($0)) }),
      "shardIDs": .markup(
        (1...shards).map { "${{ needs.verify.outputs.shard-\($0) }}" }.joined(separator: ",")),
      "hasTests": .flag(hasTests),
      "folder": .markup(subfolder.isEmpty ? "" : YAMLText.value(PathPattern.anchored(subfolder))),
      "packageFolder": .markup(YAMLText.value(subfolder.isEmpty ? "." : subfolder)),
      "pullRequestFolder": .markup(YAMLText.value(Self.shortened("pull-request/" + subfolder))),
      "goldens": .markup(YAMLText.value(goldens)),
      "goldensPattern": .markup(
        YAMLText.value(PathPattern.git(Self.shortened(prefix + goldens)) + "/*")),
      "setUp": steps(),
      "build": steps(builds: true),
      "savedBuild": steps(builds: true, isSaved: true),
      "savedProduct": steps(builds: true, isSaved: true, buildsProduct: true),
      "sdk": try sdk(),
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
      "outputFolder": .markup(YAMLText.value(PathPattern.anchored(prefix + "output"))),
      "buildFile": lines([prefix + "output/build.tar"]),
      "testFiles": lines([prefix + "output/tests"]),
      "reportFiles": lines([prefix + "output/report", prefix + "output/junit.xml"]),
      "oneReportFiles": lines(
        ["report", "junit.xml", "tests"].map { prefix + "output/\($0)" }),
      "restore": .markup(PinnedAction.cache.text("restore")),
    ]
    values.merge(commandValues) { $1 }
    values.merge(gitlabValues) { $1 }
    for action in PinnedAction.allCases { values["\(action)"] = .markup(action.text()) }
    return .object(values)
  }

  // MARK: Commands

  private var archive: SDKArchive? {
    if case .sdk(let archive) = vitrine.source { archive } else { nil }
  }

  /// The words by which scripts call what verifies, in the package's folder.
  private var commandValues: [String: TemplateValue] {
    let product = "\".build/debug/$PRODUCT\""
    let isInstalled = archive != nil
    return [
      "namesProduct": .flag(!isInstalled || isSharded),
      "command": .markup(isInstalled && !isSharded ? "vitrine" : product),
      "approveCommand": .markup(
        isInstalled ? "vitrine" : "\"$GITHUB_WORKSPACE/$PACKAGE/.build/debug/$PRODUCT\""),
      "buildCommand": .markup(
        "swift build\(isInstalled ? " --swift-sdk vitrine" : "") --product \"$PRODUCT\""),
      "testCommand": .markup("swift test\(isInstalled ? " --swift-sdk vitrine" : "")"),
    ]
  }

  /// The steps that make a machine ready.
  ///
  /// - Parameters:
  ///   - builds: whether the widgets are built.
  ///   - isSaved: whether a later run gets the build.
  ///   - buildsProduct: whether the SDK builds the product by a step of its own: by itself, the command does.
  private func steps(
    builds: Bool = false, isSaved: Bool = false, buildsProduct: Bool = false
  ) -> TemplateValue {
    .object([
      "builds": .flag(builds), "isSaved": .flag(isSaved), "buildsProduct": .flag(buildsProduct),
    ])
  }

  /// The values of an SDK; absent where the package depends on Vitrine.
  private func sdk() throws -> TemplateValue {
    guard let archive else { return false }
    let script = try FilledTemplate.text("init-install-sdk.sh", with: .object([:]))
    func indented(by count: Int) -> TemplateValue {
      let lines = script.split(separator: "\n").joined(
        separator: "\n" + String(repeating: " ", count: count))
      return .markup(lines)
    }
    return .object([
      "url": .markup(archive.url.map(YAMLText.value) ?? "${{ vars.VITRINE_SDK_URL }}"),
      "checksum": .markup(
        archive.checksum.map(YAMLText.value) ?? "${{ vars.VITRINE_SDK_CHECKSUM }}"),
      "urlText": .markup(archive.url.map(YAMLText.quoted) ?? ""),
      "checksumText": .markup(archive.checksum.map(YAMLText.quoted) ?? ""),
      "sdkFolder": lines([prefix + "output/sdk"]),
      "installScript": indented(by: 10), "gitlabInstallScript": indented(by: 6),
    ])
  }

  // MARK: GitLab

  /// GitLab replaces variables in a value unless that is switched off; it has no expressions.
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
      "gitlabCache": archive == nil ? paths(".build") : paths("output/sdk", "output/cache"),
      "gitlabBuild": paths("output/build.tar"), "gitlabShards": paths("output/shards"),
      "gitlabReport": isSharded ? paths("output/report") : paths("output/report", "output/tests"),
      "gitlabTests": paths("output/tests"), "gitlabJUnit": paths("output/junit.xml"),
      "containerPath": ".devcontainer/Containerfile", "hasURL": .flag(archive?.url != nil),
      "containerURL": .markup(archive?.url ?? ""),
      "containerChecksum": .markup(archive?.checksum ?? ""), "sdkImage": .markup(image),
    ]
  }

  // MARK: Paths and keys

  /// Paths as an action takes them.
  private func lines(_ paths: [String]) -> TemplateValue {
    .markup(YAMLText.lines(paths.map { PathPattern.action(Self.shortened($0)) }, indent: 10))
  }

  private var buildKeyStart: String {
    "widgets-build-\(image.replacing(/[^A-Za-z0-9._-]/, with: "-"))-"
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
