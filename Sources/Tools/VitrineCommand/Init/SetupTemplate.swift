import Site

/// The files of a set-up that are made from templates.
enum SetupTemplate: String, CaseIterable {
  /// The workflow whose one job verifies, runs the tests and reports.
  case verify = "init-verify.yml"
  /// The workflow that builds once, with shards that verify and one report of them all.
  case shards = "init-shards.yml"
  /// The workflow by which a comment on a pull request makes its new pictures the goldens. None of the
  /// pull request's code is run for it, and the job that may write gets nothing but a patch.
  case approve = "init-approve.yml"
  /// The jobs of GitLab that verify and report.
  case gitlab = "init-gitlab.yml"
  /// The container with the SDK, for machines without Swift and for Macs.
  case container = "init-Containerfile"
  /// The same container for editors.
  case devContainer = "init-devcontainer.json"
  /// The first test of a project's widgets.
  case snapshots = "init-snapshots.swift"

  /// Relative to the repository, the test relative to the package.
  func path(in setup: Setup) -> String {
    switch self {
    case .verify, .shards: ".github/workflows/widgets.yml"
    case .approve: ".github/workflows/widgets-approve.yml"
    case .gitlab: ".gitlab/widgets.yml"
    case .container: ".devcontainer/Containerfile"
    case .devContainer: ".devcontainer/devcontainer.json"
    case .snapshots: "Tests/\(setup.testTarget)/WidgetSnapshotTests.swift"
    }
  }

  func text(for setup: Setup) throws -> String {
    try FilledTemplate.text(rawValue, with: setup.templateValues())
  }
}
