import Site

/// The files of a set-up that are made from templates.
enum SetupTemplate: String, CaseIterable {
  /// The workflow with shards that verify, and one report of them all.
  case verify = "init-verify.yml"
  /// The workflow by which a comment on a pull request makes its new pictures the goldens. None of the
  /// pull request's code is run for it, and the job that may write gets nothing but a patch.
  case approve = "init-approve.yml"
  /// The first test of a project's widgets.
  case snapshots = "init-snapshots.swift"

  /// Relative to the repository, the test relative to the package.
  func path(in setup: Setup) -> String {
    switch self {
    case .verify: ".github/workflows/widgets.yml"
    case .approve: ".github/workflows/widgets-approve.yml"
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
    .object([
      "product": .markup(Self.quoted(product)),
      "vitrine": .markup(Self.quoted(vitrine.path)),
      "module": .markup(Self.module(target)),
      "bundle": .markup(bundle ?? ""),
      "image": .markup(Self.image),
      "imageTag": .markup(Self.image.replacing(":", with: "-")),
      "shards": .markup((1...shards).map(String.init).joined(separator: ", ")),
      "output": .markup(prefix + "output"),
      "folder": .markup(subfolder.isEmpty ? "" : Self.quoted(subfolder)),
      "packageFolder": .markup(Self.quoted(subfolder.isEmpty ? "." : subfolder)),
      "pullRequestFolder": .markup(Self.quoted(Self.shortened("pull-request/" + subfolder))),
      "goldens": .markup(Self.quoted(goldens)),
      "goldensFolder": .markup(Self.quoted(Self.shortened(prefix + goldens))),
      "build": .object(["isSaved": false]),
      "savedBuild": .object(["isSaved": true]),
      "fetch": fetch,
      "isCheckout": .flag(vitrine.source == .checkout),
      "cachedFolders": .list(cachedFolders.map { .markup(Self.shortened($0)) }),
      "inputs": .markup(inputs.map { "'\(Self.shortened($0))'" }.joined(separator: ", ")),
    ])
  }

  /// The address and the commit of Vitrine where it isn't in the repository.
  private var fetch: TemplateValue {
    guard case .beside(let address, let commit) = vitrine.source else { return false }
    return .object([
      "url": .markup(address.map(Self.quoted) ?? "${{ vars.VITRINE_URL }}"),
      "commit": .markup(Self.quoted(commit ?? "HEAD")),
    ])
  }

  /// The folders that a later run takes from an earlier one.
  private var cachedFolders: [String] {
    ["\(prefix).build"]
      + (vitrine.source == .checkout ? [] : ["\(prefix)\(vitrine.path)/.deps"])
  }

  /// The files that a build depends on.
  private var inputs: [String] {
    var inputs = ["Package.swift", "Package.resolved"].map { prefix + $0 }
    inputs += sources.map { "\(prefix)\($0)/**" }
    if vitrine.source == .repository {
      inputs += ["Sources", "deps"].map { "\(prefix)\(vitrine.path)/\($0)/**" }
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
