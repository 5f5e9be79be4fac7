import Failures
import TestSupport
import Testing

@testable import XcodeProject

@Suite struct XcodeContainerTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder("container") }

  private func found(_ name: String = "") throws -> [String] {
    try XcodeContainer.projects(at: folder.path + name).map {
      $0.replacing(folder.path + "/", with: "")
    }
  }

  private func cause(_ name: String = "") -> String? {
    do { _ = try found(name) } catch { return (error as? Failure)?.description }
    return nil
  }

  @Test func aFolderWithOneProject() throws {
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    #expect(try found() == ["A.xcodeproj"])
    #expect(try found("/A.xcodeproj/") == ["A.xcodeproj"])
    #expect(XcodeContainer.isProjectFolder(folder.path))
  }

  @Test func aPackageIsNoProjectFolder() throws {
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    try folder.write("", to: "Package.swift")
    #expect(!XcodeContainer.isProjectFolder(folder.path))
  }

  @Test func severalProjectsAreNamed() throws {
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    try folder.write("", to: "B.xcodeproj/project.pbxproj")
    #expect(cause()?.contains("There are 2 projects in it: A.xcodeproj, B.xcodeproj.") == true)
  }

  @Test(arguments: [
    ("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate --no-open"),
  ])
  func aProjectThatIsToBeGenerated(file: String, command: String) throws {
    try folder.write("", to: file)
    #expect(XcodeContainer.isProjectFolder(folder.path))
    #expect(cause()?.contains("Run \(command) there") == true)
  }

  @Test func nothing() {
    #expect(cause("/A.xcodeproj")?.contains("There is no A.xcodeproj.") == true)
    #expect(cause()?.contains("There is no project of Xcode in it.") == true)
  }

  @Test func aWorkspaceNamesItsProjects() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace
         version = "1.0">
         <Group
            location = "container:Apps &amp; more"
            name = "Apps">
            <FileRef
               location = "group:A.xcodeproj">
            </FileRef>
         </Group>
         <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
         <FileRef location = "container:Gone.xcodeproj"></FileRef>
      </Workspace>
      """, to: "W.xcworkspace/contents.xcworkspacedata")
    #expect(
      cause("/W.xcworkspace")?.contains("None of the projects that it names is there.") == true)
    try folder.write("", to: "Apps & more/A.xcodeproj/project.pbxproj")
    try folder.write("", to: "Pods/Pods.xcodeproj/project.pbxproj")
    #expect(try found("/W.xcworkspace") == ["Apps & more/A.xcodeproj"])
  }

  @Test func aFileThatIsNoWorkspace() throws {
    try folder.write("{}", to: "W.xcworkspace/contents.xcworkspacedata")
    #expect(cause("/W.xcworkspace")?.contains("It isn't a workspace of Xcode.") == true)
  }
}
