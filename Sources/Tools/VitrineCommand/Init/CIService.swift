import Failures

/// The services for continuous integration that a project can be set up for.
enum CIService: String, CaseIterable, Sendable {
  case github, gitlab

  /// The templates of its files.
  func templates(for setup: Setup) -> [SetupTemplate] {
    switch self {
    case .github: [setup.isSharded ? .shards : .verify, .approve]
    case .gitlab: [.gitlab]
    }
  }

  /// The failure with which the service would run a set-up's files; nil where it would run them.
  func refusal(of setup: Setup) -> Failure? {
    switch self {
    case .github: return nil
    case .gitlab:
      if setup.shards > 200 {
        return .usage("GitLab runs at most 200 jobs of a kind at once.", at: "--shards")
      }
      return setup.names.first { $0.contains("$") }.map { name in
        .usage(
          "GitLab reads a variable in “\(PlainText.line(name))”.", remedy: "Rename it without $.")
      }
    }
  }

  /// The steps that are left to do by hand, so that the service finds its files.
  var notes: [String] {
    switch self {
    case .github: []
    case .gitlab:
      ["Add to .gitlab-ci.yml:\n\n    include:\n      - local: .gitlab/widgets.yml"]
    }
  }

  /// The place whose settings have the variables of its jobs.
  var placeOfVariables: String {
    switch self {
    case .github: "repository on GitHub"
    case .gitlab: "project on GitLab"
    }
  }
}
