import TestSupport
import Testing

@testable import ProjectBuild

@Suite struct CModuleBuildTests {
  @Test func headersAreThoseThatTheFilesMayInclude() throws {
    let folder = try ScratchFolder("c")
    for name in [
      "Kit/include/Kit.h", "Kit/a.c", "Kit/own.h", "Kit/deep/b.cpp", "Kit/deep/more.hpp",
      "Kit/deep/table.inc", "Kit/notes.txt", "Other/inc/found.h", "Other/inc/far/lost.h",
      "Pods/pod.h",
    ] { try folder.write("", to: name) }
    let build = CModuleBuild(
      name: "Kit", files: ["\(folder.path)/Kit/a.c", "\(folder.path)/Kit/deep/b.cpp"],
      headers: "\(folder.path)/Kit/include",
      options: ["-DFAST=1", "-I\(folder.path)/Other/inc", "-I", "\(folder.path)/Pods"],
      folder: "\(folder.path)/built")
    #expect(
      build.headerFiles.map { $0.replacing(folder.path + "/", with: "") } == [
        "Kit/deep/more.hpp", "Kit/deep/table.inc", "Kit/include/Kit.h", "Kit/own.h",
        "Other/inc/found.h", "Pods/pod.h",
      ])
  }
}
