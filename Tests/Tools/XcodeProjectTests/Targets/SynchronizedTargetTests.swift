import Testing

@testable import XcodeProject

/// Targets whose files are those of folders (objectVersion 70 and 77).
@Suite struct SynchronizedTargetTests {
  private static let objects =
    SampleProject.target(
      "APP", name: "App", type: "application", phases: "EMBED",
      more: "fileSystemSynchronizedGroups = (GA);")
    + SampleProject.target(
      "T", name: "Widgets", phases: "S, R",
      settings:
        "INFOPLIST_FILE = Widgets/Info.plist; EXCLUDED_SOURCE_FILE_NAMES = \"*Preview*.swift\";",
      more: "fileSystemSynchronizedGroups = (GW); productReference = PRODUCT;") + """
      S = { isa = PBXSourcesBuildPhase; files = (); };
      R = { isa = PBXResourcesBuildPhase; files = (); };
      EMBED = { isa = PBXCopyFilesBuildPhase; files = (BE); };
      BE = { isa = PBXBuildFile; fileRef = PRODUCT; };
      PRODUCT = { isa = PBXFileReference; path = Widgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
      GA = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EA); path = App; sourceTree = "<group>"; };
      GW = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EW); explicitFolders = (Tiles);
        path = Widgets; sourceTree = "<group>"; };
      EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (
        Model/Trip.swift, Shared, "/Localized: Texts.strings", Gone.swift, ); };
      EW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (
        Old/Unused.swift, "/Localized: Notes.strings", );
        attributesByRelativePath = { Trip.intentdefinition = (no_codegen, ); }; };
      """
  private static let files = [
    "App/App.swift": "", "App/Model/Trip.swift": "", "App/Model/Other.swift": "",
    "App/Shared/One.swift": "", "App/Shared/Deep/Two.swift": "", "App/Shared/Photo.png": "",
    "App/en.lproj/Texts.strings": "", "App/de.lproj/Texts.strings": "",
    "App/en.lproj/App.strings": "",
    "Widgets/Info.plist": SampleProject.widgetPlist, "Widgets/W.swift": "",
    "Widgets/.hidden.swift": "",
    "Widgets/Old/Unused.swift": "", "Widgets/Old/Used.swift": "", "Widgets/W.entitlements": "",
    "Widgets/Assets.xcassets/Contents.json": "{}", "Widgets/Localizable.xcstrings": "{}",
    "Widgets/en.lproj/Notes.strings": "", "Widgets/en.lproj/More.strings": "",
    "Widgets/Tiles/x/a.png": "", "Widgets/Trip.intentdefinition": "", "Widgets/README.md": "",
    "Widgets/SomePreview.swift": "", "Widgets/font.ttf": "",
  ]

  private let sample: SampleProject
  private let target: XcodeTarget

  init() throws {
    sample = try SampleProject(
      Self.objects, targets: "APP, T", children: "GA, GW", version: 77, files: Self.files)
    target = try #require(try sample.project.widgetExtensions().first)
  }

  @Test func sourcesAreTheFoldersWithExceptionsInBothDirections() {
    #expect(
      sample.names(target.sources) == [
        "App/Model/Trip.swift", "App/Shared/Deep/Two.swift", "App/Shared/One.swift",
        "Widgets/Old/Used.swift", "Widgets/Trip.intentdefinition", "Widgets/W.swift",
      ])
    #expect(sample.names(target.missing) == ["App/Gone.swift"])
    #expect(target.sources.filter { !$0.hasGeneratedCode }.map(\.name) == ["Trip.intentdefinition"])
  }

  @Test func theRestIsResources() {
    #expect(
      sample.names(target.resources) == [
        "App/Shared/Photo.png", "App/de.lproj/Texts.strings", "App/en.lproj/Texts.strings",
        "Widgets/Assets.xcassets", "Widgets/Localizable.xcstrings", "Widgets/Tiles",
        "Widgets/en.lproj/More.strings", "Widgets/font.ttf",
      ])
  }

  @Test func theAppThatEmbedsItIsKnown() {
    #expect(target.containingApp == "App")
  }

  @Test func aLinkToAFolderAboveEnds() throws {
    try sample.link("Widgets/Loop", to: "Widgets")
    let again = try #require(try sample.project.widgetExtensions().first)
    #expect(again.sources == target.sources)
  }

  @Test func aLinkOutOfTheRootIsNotFollowed() throws {
    let outside = try SampleProject("", targets: "", children: "", files: ["Secret.swift": ""])
    try sample.link("Widgets/Out", to: outside.path)
    try sample.link("Widgets/Secret.swift", to: outside.path + "/Secret.swift")
    let again = try #require(try sample.project.widgetExtensions().first)
    #expect(again.sources == target.sources)
    #expect(again.problems.filter { $0.kind == .outside }.count == 2)
  }
}
