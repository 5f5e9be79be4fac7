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
}
