import Failures
import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

/// Projects that can't be built as they are: one message each, with the place and the way on.
@Suite struct BadProjectTests {
  private static let plist = """
    <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """

  /// - Parameters:
  ///   - targets: names with the last part of their product types.
  ///   - file: the path of the one Swift file that each has.
  private func project(
    _ targets: [(name: String, type: String)], file: String = "W.swift", settings: String = "",
    version: String = "56", sdk: String = "iphoneos", in folder: ScratchFolder
  ) throws -> XcodeProject {
    let objects = targets.enumerated().map { index, target in
      """
      T\(index) = { isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
        buildPhases = (P\(index)); productType = "com.apple.product-type.\(target.type)"; };
      L\(index) = { isa = XCConfigurationList; buildConfigurations = (D\(index)); };
      D\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SDKROOT = \(sdk); INFOPLIST_FILE = Info.plist; \(settings) }; };
      P\(index) = { isa = PBXSourcesBuildPhase; files = (B); };
      """
    }
    let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    try folder.write(
      """
      // !$*UTF8*$!
      { objectVersion = \(version); rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = M; targets = (\(ids)); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        M = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        \(objects.joined(separator: "\n"))
      }; }
      """, to: "App/A.xcodeproj/project.pbxproj")
    try folder.write(Self.plist, to: "App/Info.plist")
    // What lies above it isn't the project's.
    try folder.write("", to: "App/.git")
    return try XcodeProject(folder.path + "/App/A.xcodeproj")
  }

  private func failure(_ body: () throws -> Void) -> Failure? {
    do { try body() } catch { return error as? Failure }
    return nil
  }

  private func builder(
    _ project: XcodeProject, _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> ProjectBuilder {
    var options = BuildOptions()
    change(&options)
    return ProjectBuilder(project, options: options)
  }

  // MARK: The choice of targets

  @Test func noExtensionWithWidgets() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("App", "application")], in: folder)
    let found = failure { _ = try builder(project).selection() }
    #expect(found?.cause == "None of its targets is an extension with widgets.")
    #expect(found?.place == project.path)
    #expect(found?.remedy == "It has: App.")
    #expect(found?.status == .project)
  }

  @Test func noTargetAtAll() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([], in: folder)
    #expect(
      failure { _ = try builder(project).selection() }?.remedy == "It has no targets with source.")
  }

  @Test func twoTargetsOfOneName() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("W", "app-extension"), ("W", "app-extension")], in: folder)
    let found = failure { _ = try builder(project).selection() }
    #expect(found?.cause == "Two widget extensions have the name “W”.")
    #expect(found?.remedy == "Rename one of them in Xcode.")
  }

  /// A project without an extension for phones: that of the watch or of the Mac is built.
  @Test(arguments: [("watchos", ApplePlatform.watchOS), ("macosx", .macOS)])
  func anExtensionForAnotherPlatformAlone(_ sdk: String, _ platform: ApplePlatform) throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("W", "app-extension")], sdk: sdk, in: folder)
    let selection = try builder(project).selection()
    #expect(selection.targets.map(\.platform) == [platform])
    #expect(selection.others.isEmpty)
  }

  @Test func packagesAreHadByWhatTheProjectUses() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("W", "app-extension")], in: folder)
    #expect(StubModules.source(of: project.path).hasPrefix("Resolve the project's packages"))
    try folder.write("", to: "App/Podfile")
    #expect(StubModules.source(of: project.path) == "Run pod install")
  }

  @Test func namesThatAreNotThere() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("Tides", "app-extension")], in: folder)
    let target = failure { _ = try builder(project) { $0.targets = ["Tide"] }.selection() }
    #expect(target?.description.contains("Tides") == true)
    let configuration = failure {
      _ = try builder(project) { $0.configuration = "Debugg" }.selection()
    }
    #expect(configuration?.description.contains("Debug") == true)
  }

  // MARK: Files

  private func build(_ project: XcodeProject, in folder: ScratchFolder) throws -> BuiltTarget {
    let target = try #require(try project.widgetExtensions().first)
    return try TargetBuild(
      project: project, target: target,
      folder: try BuildFolder(project: project, chosen: folder.path + "/built"),
      library: VitrineLibrary(compileOptions: [], linkOptions: [], edition: "", moduleFolders: []),
      options: BuildOptions(), report: { _ in }
    ).run()
  }

  @Test func aTargetWhoseFilesAreAbsent() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("W", "app-extension")], in: folder)
    let problem = try project.widgetExtensions().first?.problems.first
    #expect(problem?.message == "The target W names it, and it isn't there.")
    #expect(problem?.place?.hasSuffix("/App/W.swift") == true)
    #expect(
      problem?.remedy == "Restore it, give its contents by --stub, or take it out of the target.")
    let found = failure { _ = try build(project, in: folder) }
    #expect(found?.cause == "The target W has no Swift files that are there.")
    #expect(found?.place == project.path)
    #expect(found?.remedy != nil)
  }

  @Test func pathsAndLinksThatLeadOutside() throws {
    for file in ["../Outside.swift", "Link.swift"] {
      let folder = try ScratchFolder("bad")
      try folder.write("let secret = 1", to: "Outside.swift")
      let project = try project([("W", "app-extension")], file: file, in: folder)
      if file == "Link.swift" {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/App/Link.swift",
          withDestinationPath: folder.path + "/Outside.swift")
      }
      let target = try #require(try project.widgetExtensions().first)
      #expect(target.sources.isEmpty)
      #expect(target.problems.map(\.kind) == [.outside])
      #expect(target.problems.first?.message.hasPrefix("It leads outside ") == true)
      #expect(
        target.problems.first?.remedy == "Name a folder that holds both by --project-root.")
      let wider = try XcodeProject(project.path, root: ProjectRoot(folder.path))
      #expect(try wider.widgetExtensions().first?.sources.count == 1)
    }
  }

  /// No folder can be made in /proc.
  @Test func aFolderThatCannotBeWritten() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("W", "app-extension")], in: folder)
    let found = failure { _ = try BuildFolder(project: project, chosen: "/proc/vitrine-built") }
    #expect(found?.cause == "It can't be written: is the disk full, or the folder read-only?")
    #expect(found?.place == "/proc/vitrine-built")
    #expect(found?.remedy == "Name another folder for what is built by --build-folder.")
  }

  @Test func nothingOfTheProjectIsWrittenWhereAnotherFolderIsNamed() throws {
    let folder = try ScratchFolder("bad")
    let project = try project([("W", "app-extension")], in: folder)
    _ = try? build(project, in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App").sorted()
    #expect(names == [".git", "A.xcodeproj", "Info.plist"])
  }

  // MARK: The project file

  @Test func aProjectFileThatCannotBeRead() throws {
    let folder = try ScratchFolder("bad")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/A.xcodeproj/project.pbxproj", withIntermediateDirectories: true)
    let found = failure { _ = try XcodeProject(folder.path + "/A.xcodeproj") }
    #expect(found?.cause == "It isn't a file.")
    #expect(found?.place?.hasSuffix("/A.xcodeproj/project.pbxproj") == true)
  }

  @Test func versionsThatAreNewerOrNone() throws {
    for (version, words) in [
      ("99", "objectVersion is 99, newer than 77"), ("x", "no objectVersion"),
    ] {
      let folder = try ScratchFolder("bad")
      let project = try project([("W", "app-extension")], version: version, in: folder)
      #expect(project.problems.map(\.kind) == [.object])
      #expect(project.problems.first?.message.contains(words) == true)
      #expect(try builder(project).selection().targets.map(\.name) == ["W"])
    }
  }

  @Test func settingsThatContradictEachOther() throws {
    let folder = try ScratchFolder("bad")
    try folder.write("", to: "App/W.swift")
    let project = try project(
      [("W", "app-extension")], settings: "SUPPORTED_PLATFORMS = macosx;", in: folder)
    let problem = try project.widgetExtensions().first?.problems.first
    #expect(problem?.kind == .contradiction)
    #expect(
      problem?.message
        == "SDKROOT is of iOS, and SUPPORTED_PLATFORMS doesn't have it; it is built for iOS.")
    #expect(problem?.remedy == "Correct one of the two settings.")
  }
}
