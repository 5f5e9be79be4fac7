import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

@Suite struct ModuleBuildTests {
  @Test func anotherHeaderIsAnotherStamp() throws {
    let folder = try ScratchFolder("module")
    let header = try folder.write("int a;", to: "Bridging.h")
    let source = ModuleSource(
      name: "M", files: [try folder.write("", to: "M.swift")],
      swift: SwiftSettings(version: "5"), platform: .iOS, headers: [header],
      folder: "\(folder.path)/built")
    let build = ModuleBuild(
      source: source,
      library: VitrineLibrary(compileOptions: [], linkOptions: [], edition: "", moduleFolders: []),
      cache: "\(folder.path)/cache")
    let stamp = build.stamp
    #expect(build.stamp == stamp)
    try folder.write("int longer;", to: "Bridging.h")
    #expect(build.stamp != stamp)
  }
}
