import TestSupport
import Testing

@testable import ProjectBuild

@Suite struct RepositorySearchTests {
  @Test func packagesAndProjectsAreFound() throws {
    let folder = try ScratchFolder("repository")
    for name in [
      "App.xcodeproj/project.pbxproj", "Pods/Pods.xcodeproj/project.pbxproj",
      "Modules/Core/Package.swift", "Modules/Core/Sources/Core/A.swift",
      "node_modules/x/Package.swift", "A/B/C/D/E/F/Package.swift", "Art.xcassets/Package.swift",
      ".hidden/Package.swift",
    ] { try folder.write("", to: name) }
    let search = RepositorySearch(below: folder.path)
    #expect(search.packages == [folder.path + "/Modules/Core"])
    #expect(
      search.projects == [
        folder.path + "/App.xcodeproj", folder.path + "/Pods/Pods.xcodeproj",
      ])
  }
}
