import Failures
import Foundation
import Testing
import WidgetHost

@testable import VitrineCommand

@Suite(.blocking) struct PackageBuildTests {
  private let folder: ScratchFolder
  private var root: String { folder.path + "/pkg" }

  init() throws {
    folder = try ScratchFolder("package")
    try folder.write("", to: "pkg/Package.swift")
  }

  private func command(_ executable: String, product: String? = "W") throws -> [String] {
    try PackageBuild(executable: executable, product: product, folder: root + "/Sources").command
  }

  @Test func theProductIsBuiltInItsFolder() throws {
    let swift = ["/usr/bin/env", "swift", "build", "--package-path", root]
    #expect(
      try command(root + "/.build/x86_64-unknown-linux-gnu/debug/W") == swift + ["--product", "W"])
    #expect(
      try command(root + "/.build/x/release/W") == swift + ["--product", "W", "-c", "release"])
    #expect(try command(root + "/.build/x/debug/W", product: nil) == swift)
    #expect(
      try command("/elsewhere/x86_64/debug/W")
        == swift + ["--product", "W", "--scratch-path", "/elsewhere"])
  }

  @Test func aCommandOfOnesOwnIsGivenToTheShell() throws {
    let build = try PackageBuild(
      executable: root + "/.build/debug/W", product: "W", folder: "/", custom: "make w")
    #expect(build.command == ["/bin/sh", "-c", "make w"])
    #expect(build.root == root)
  }

  @Test func packagesOfThisMachineAreSourcesToo() throws {
    try folder.write(
      """
      dependencies: [
        .package(path: "../kit"), .package(url: "https://example.com/x", from: "1.0.0"),
        .package(name: "In", path: "In"), .package(path: "../gone"),
      ], targets: [.target(name: "W", path: "Elsewhere")]
      """, to: "pkg/Package.swift")
    try folder.write(
      ".package( path: \"../deep\"), .package(path: \"../pkg\")", to: "kit/Package.swift")
    try folder.write("", to: "deep/Package.swift")
    try folder.write("", to: "pkg/In/Package.swift")
    let build = try PackageBuild(executable: root + "/.build/debug/W", product: "W", folder: "/")
    #expect(
      Set(build.sources()) == [root, folder.path + "/kit", folder.path + "/deep"])
    #expect(build.scratch == nil)
  }

  @Test func noPackageIsReported() {
    let error = #expect(throws: Failure.self) {
      try PackageBuild(executable: "/bin/W", product: "W", folder: "/usr")
    }
    #expect(error?.description.hasPrefix("There is no Package.swift above /bin/W or /usr") == true)
  }

  @Test func errorsAreReportedOnceAndShort() throws {
    let build = try PackageBuild(executable: root + "/.build/debug/W", product: "W", folder: "/")
    let output = """
      Building for debugging...
      \(root)/Sources/W/A.swift:3:7: error: cannot find 'x' in scope
       1 | struct A {
       3 |   let y = x
         |           `- error: cannot find 'x' in scope
      \(root)/Sources/W/A.swift:3:7: error: cannot find 'x' in scope
      \(root)/Sources/W/A.swift:9:1: warning: never used
      error: fatalError
      """
    #expect(
      build.problems(in: output) == ["Sources/W/A.swift:3:7: error: cannot find 'x' in scope"])
    let many = (1...14).map { "\(root)/A.swift:\($0):1: error: \($0)" }.joined(separator: "\n")
    #expect(build.problems(in: many).count == 11)
    #expect(build.problems(in: many).last == "… and 4 more")
    #expect(build.problems(in: "a\n\nsh: no swift\n") == ["a", "sh: no swift"])
  }
}
