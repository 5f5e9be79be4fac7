import Testing

@testable import VitrineCommand

@Suite struct XcodeWatchTests {
  private func watch(_ arguments: [String]) throws -> XcodeWatch {
    let session = try XcodeSession(
      [], of: "/none/Tides.xcodeproj", options: ProjectOptions().build, isQuiet: true)
    return try XcodeWatch(
      session, program: "/bin/vitrine", arguments: ["gallery"] + arguments, custom: nil)
  }

  @Test func targetsAreBuiltByTheOptionsOfTheProject() throws {
    let watch = try watch(["--target", "W", "--scale", "2", "--stub=A.swift"])
    #expect(
      watch.package.command
        == ["/bin/vitrine", "list", "/none/Tides.xcodeproj", "--target", "W", "--stub=A.swift"])
    #expect(
      watch.drawing == [
        "/bin/vitrine", "gallery", "/none/Tides.xcodeproj", "--target", "W", "--scale", "2",
        "--stub=A.swift",
      ])
  }

  /// The file of the options lies in the folder that is watched.
  @Test(arguments: [["--keep", "--target", "W"], ["--target", "W", "--keep"]])
  func optionsAreKeptOnce(arguments: [String]) throws {
    let watch = try watch(arguments)
    let rest = ["/none/Tides.xcodeproj", "--target", "W"]
    #expect(watch.package.command == ["/bin/vitrine", "list"] + rest)
    #expect(watch.drawing == ["/bin/vitrine", "gallery"] + rest)
  }
}
