/// The services for continuous integration that a project can be set up for.
enum CIService: String, CaseIterable, Sendable {
  case github, gitlab

  /// The templates of its files.
  var templates: [SetupTemplate] {
    switch self {
    case .github: [.verify, .approve]
    case .gitlab: [.gitlab]
    }
  }
}
