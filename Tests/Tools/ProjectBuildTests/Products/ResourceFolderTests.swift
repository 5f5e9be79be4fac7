import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

/// The resources of targets of Tests/Fixtures/HarborProject beside an executable.
@Suite struct ResourceFolderTests {
  private func infoPlist(of target: XcodeTarget) throws -> [String: Any] {
    let folder = try ScratchFolder("resources")
    #expect(try ResourceFolder(target: target, executable: folder.path + "/Made").write() == [])
    let path = folder.path + "/Xcode_Made.resources/Resources/Info.plist"
    let data = try #require(
      withExtendedLifetime(folder) { FileManager.default.contents(atPath: path) })
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  /// An extension whose catalogue has `AccentColor`, but whose settings don't name it, has system blue as its accent, as
  /// developers report (AmirL/focus-todo @bf7cd3d has neither, and its widget's accent is (10, 132, 255)).
  @Test func aTargetWhoseSettingsNameNoAccentHasNone() throws {
    let folder = Repository.root.appendingPathComponent("Tests/Fixtures/HarborProject").path
    let project = try XcodeProject(folder + "/Harbor.xcodeproj", root: ProjectRoot(folder))
    let tides = try project.widgetExtensions().element(0)
    #expect(tides.infoPlist["NSAccentColorName"] == nil)
    let list = try infoPlist(of: tides)
    #expect(list["NSAccentColorName"] as? String == "")
    #expect(list["HarborGroup"] as? String == "group.example.harbor")
  }
}
