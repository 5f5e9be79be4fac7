import Testing

@testable import ProjectBuild
