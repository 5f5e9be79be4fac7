import Failures
import TestSupport
import Testing

@testable import XcodeProject

/// Projects that aren't as Xcode writes them.
@Suite struct XcodeProjectTests {
  private func failure(_ body: () throws -> Void) -> Failure? {
    do { try body() } catch { return error as? Failure }
    return nil
  }

  @Test func aFolderThatIsNoProject() throws {
    let folder = try ScratchFolder("project")
    let failure = failure { _ = try XcodeProject(folder.path + "/A.xcodeproj") }
    #expect(failure?.cause == "There is no project.pbxproj in it.")
    #expect(failure?.status == .project)
  }

  @Test(arguments: [
    ("{ objects = { }; }", "It has no objects, so it isn't a project of Xcode."),
    (
      "{ rootObject = A; objects = { A = { isa = PBXGroup; }; }; }",
      "Its rootObject names no project."
    ),
    (
      "{ objectVersion = 12; rootObject = A; objects = { }; }",
      "Its objectVersion is 12, older than Xcode 3."
    ),
    ("(", "It opens ( and doesn't close it."),
  ])
  func aListThatIsNoProject(text: String, cause: String) throws {
    let folder = try ScratchFolder("project")
    try folder.write(text, to: "A.xcodeproj/project.pbxproj")
    #expect(failure { _ = try XcodeProject(folder.path + "/A.xcodeproj") }?.cause == cause)
  }

  @Test func aNewerVersionIsReadAndNoted() throws {
    let sample = try SampleProject("", targets: "", children: "", version: 99)
    let project = try sample.project
    #expect(project.problems.map(\.kind) == [.object])
    #expect(project.problems.first?.message.contains("objectVersion is 99, newer than 77") == true)
    #expect(try project.widgetExtensions().isEmpty)
  }

  @Test func twoTargetsOfOneName() throws {
    let target = { (id: String) in
      SampleProject.target(
        id, name: "Widgets", settings: "INFOPLIST_FILE = Info.plist;")
    }
    let sample = try SampleProject(
      target("A") + target("B"), targets: "A, B", children: "",
      files: ["Info.plist": SampleProject.widgetPlist])
    let project = try sample.project
    #expect(
      failure { _ = try project.widgetExtensions() }?.cause
        == "Two widget extensions have the name “Widgets”.")
    #expect(
      failure { _ = try project.target(named: "Widgets") }?.cause
        == "2 targets have the name “Widgets”.")
  }

  @Test func settingsThatContradictEachOther() throws {
    let sample = try SampleProject(
      SampleProject.target(
        "T", name: "Widgets",
        settings: """
          INFOPLIST_FILE = Info.plist; SUPPORTED_PLATFORMS = macosx; IPHONEOS_DEPLOYMENT_TARGET = 12.0;
          SWIFT_VERSION = 9.0;
          """), targets: "T", children: "", files: ["Info.plist": SampleProject.widgetPlist])
    let target = try #require(try sample.project.widgetExtensions().first)
    #expect(
      target.problems.map(\.message) == [
        "SWIFT_VERSION is 9.0, which there isn't; it is read as 5.",
        "SDKROOT is of iOS, and SUPPORTED_PLATFORMS doesn't have it; it is built for iOS.",
        "IPHONEOS_DEPLOYMENT_TARGET is 12.0, and widgets need 14.0; it is built for the newest.",
      ])
  }

  /// A project of CocoaPods as it is cloned, before anything is installed.
  @Test func settingsThatCocoaPodsHasYetToWrite() throws {
    let sample = try SampleProject(
      """
      T = { isa = PBXNativeTarget; name = Widgets; buildConfigurationList = TL; buildPhases = ();
        productType = "com.apple.product-type.app-extension"; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
      TD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = Info.plist; }; };
      X = { isa = PBXFileReference; sourceTree = "<group>";
        path = "Pods/Target Support Files/Pods-Widgets/Pods-Widgets.debug.xcconfig"; };
      """, targets: "T", children: "X", files: ["Info.plist": SampleProject.widgetPlist])
    let target = try #require(try sample.project.widgetExtensions().first)
    #expect(target.problems.map(\.kind) == [.missingFile])
    #expect(
      target.problems.first?.message.hasSuffix(
        "/Pods-Widgets/Pods-Widgets.debug.xcconfig aren't there.") == true)
    #expect(target.problems.first?.remedy == "CocoaPods writes it: run pod install.")
  }

  @Test func groupsThatHoldEachOtherEnd() throws {
    let sample = try SampleProject(
      SampleProject.target(
        "T", name: "Widgets", phases: "S", settings: "INFOPLIST_FILE = Info.plist;")
          + """
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = V; };
          V = { isa = PBXVariantGroup; children = (V, G); path = a; sourceTree = "<group>"; };
          G = { isa = PBXGroup; children = (V, G, MAIN); path = b; sourceTree = "<group>"; };
          """, targets: "T", children: "G, MAIN", files: ["Info.plist": SampleProject.widgetPlist])
    #expect(try sample.project.widgetExtensions().count == 1)
  }

  /// SDKROOT `auto`: a target for several platforms.
  @Test func aTargetForSeveralPlatformsIsBuiltForIOS() throws {
    let sample = try SampleProject(
      SampleProject.target(
        "T", name: "Widgets",
        settings: """
          SDKROOT = auto; SUPPORTED_PLATFORMS = "macosx iphonesimulator iphoneos"; INFOPLIST_FILE = Info.plist;
          """)
        + SampleProject.target(
          "W", name: "Watch", settings: "SDKROOT = watchos; INFOPLIST_FILE = Info.plist;"),
      targets: "T, W", children: "", files: ["Info.plist": SampleProject.widgetPlist])
    #expect(try sample.project.widgetExtensions().map(\.platform) == [.iOS, .watchOS])
  }
}
