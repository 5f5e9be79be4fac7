import TestSupport
import Testing

@testable import XcodeProject

/// The project of Tests/Fixtures/HarborProject, in Xcode's format: three extensions, of old groups and of synchronized
/// folders. `Tools/test-project` builds and draws it.
@Suite struct HarborProjectTests {
  private let project: XcodeProject
  private let targets: [XcodeTarget]

  init() throws {
    let folder = Repository.root.appendingPathComponent("Tests/Fixtures/HarborProject").path
    project = try XcodeProject(folder + "/Harbor.xcodeproj", root: ProjectRoot(folder))
    targets = try project.widgetExtensions()
  }

  private func names(_ files: [ProjectFile]) -> [String] {
    files.map { $0.path.replacing(project.folder + "/", with: "") }
  }

  @Test func theProject() {
    #expect(project.problems.isEmpty)
    #expect(project.objectVersion == 77)
    #expect(project.lastUpgradeCheck == 1430)
    #expect(project.knownRegions == ["en", "de"])
    #expect(project.localPackages.map { $0.split(separator: "/").last } == ["HarborKit"])
    #expect(targets.map(\.name) == ["Tides", "Boats", "Ferry"])
    #expect(targets.map(\.containingApp) == ["Harbor", "Harbor", "Harbor"])
  }

  @Test func aTargetOfGroups() throws {
    let tides = try targets.element(0)
    #expect(tides.problems.isEmpty)
    #expect(
      names(tides.sources) == [
        "Tides/TidesBundle.swift", "Tides/TidesWidget.swift", "Shared/Pier.swift",
        "Tides/Base.lproj/Sides.intentdefinition", "Tides/de.lproj/Sides.strings",
      ])
    #expect(
      names(tides.resources) == [
        "Tides/Assets.xcassets", "Tides/harbors.json", "Tides/VitrineBlocks-Regular.ttf",
        "Tides/en.lproj/Localizable.strings", "Tides/de.lproj/Localizable.strings",
        "Tides/en.lproj/Localizable.stringsdict", "Tides/de.lproj/Localizable.stringsdict",
        "App/Assets.xcassets",
      ])
    #expect(tides.swift.conditions == ["HARBOR", "DEBUG", "TIDES"])
    #expect(tides.infoPlist["HarborGroup"] == .string("group.example.harbor"))
    #expect(tides.appGroups == ["group.example.harbor"])
    #expect(tides.deploymentTarget == "16.0")
  }

  @Test func aSynchronizedFolder() throws {
    let boats = try targets.element(1)
    #expect(boats.problems.isEmpty)
    #expect(names(boats.sources) == ["Shared/Pier.swift", "Boats/BoatsBundle.swift"])
    #expect(names(boats.resources) == ["Boats/Assets.xcassets", "Boats/Localizable.xcstrings"])
    #expect(boats.packageProducts.map(\.name) == ["HarborKit", "MissingKit"])
    #expect(boats.swift.version == "6")
    #expect(boats.deploymentTarget == "17.0")
    #expect(boats.infoPlist["CFBundleIdentifier"] == .string("com.example.harbor.boats"))
  }

  /// Its Info.plist is generated from build settings; the extension point of WidgetKit identifies it.
  @Test func anExtensionWithoutAnInfoPlist() throws {
    let ferry = try targets.element(2)
    #expect(names(ferry.sources) == ["Ferry/FerryBundle.swift"])
    #expect(ferry.infoPlistFile == nil)
    #expect(ferry.infoPlist["CFBundleDisplayName"] == .string("Ferry crossings"))
  }
}
