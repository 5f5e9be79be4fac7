import Failures
import Testing

@testable import XcodeProject

/// A target whose files are listed one by one.
@Suite struct ClassicTargetTests {
  private static let objects =
    SampleProject.target(
      "T", name: "My Widgets", phases: "S, F, R",
      settings: """
        INFOPLIST_FILE = Widgets/Info.plist; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_CFBundleDisplayName = "$(TARGET_NAME)!";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; INFOPLIST_KEY_LSBackgroundOnly = YES;
        PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:rfc1034identifier)";
        GROUP = GROUP.Example; CODE_SIGN_ENTITLEMENTS = Widgets/W.entitlements;
        IPHONEOS_DEPLOYMENT_TARGET = 16.4; SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = "1,2";
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", WIDGET);
        OTHER_SWIFT_FLAGS = ("-DFLAG", "-D", OTHER, "-Xfrontend", "-warn-long-function-bodies=100", "-Osize");
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; MARKETING_VERSION = 2.5; CURRENT_PROJECT_VERSION = 7;
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Coral; ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Sand;
        """) + """
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6, B12, B13); };
      F = { isa = PBXFrameworksBuildPhase; files = (B7, B8); };
      R = { isa = PBXResourcesBuildPhase; files = (B9, B10, B11); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; platformFilter = maccatalyst; };
      B4 = { isa = PBXBuildFile; fileRef = F4; };
      B5 = { isa = PBXBuildFile; fileRef = F5; };
      B6 = { isa = PBXBuildFile; fileRef = GONE; };
      B7 = { isa = PBXBuildFile; fileRef = F7; };
      B8 = { isa = PBXBuildFile; productRef = P; };
      B9 = { isa = PBXBuildFile; fileRef = F9; };
      B10 = { isa = PBXBuildFile; fileRef = V; };
      B11 = { isa = PBXBuildFile; fileRef = F11; };
      B12 = { isa = PBXBuildFile; fileRef = I1; settings = { ATTRIBUTES = (no_codegen, ); }; };
      B13 = { isa = PBXBuildFile; fileRef = I2; settings = { ATTRIBUTES = (codegen, ); }; };
      I1 = { isa = PBXVariantGroup; children = (I1B); name = Trips.intentdefinition; sourceTree = "<group>"; };
      I1B = { isa = PBXFileReference; name = Base; path = Base.lproj/Trips.intentdefinition; sourceTree = "<group>"; };
      I2 = { isa = PBXFileReference; path = Boats.intentdefinition; sourceTree = "<group>"; };
      G = { isa = PBXGroup; children = (F1, V, SUB, F9, F11, I1, I2); path = Widgets; sourceTree = "<group>"; };
      SUB = { isa = PBXGroup; children = (F3, F5); name = "Only a name"; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = "Main Widget.swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; name = Model.swift; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
      F3 = { isa = PBXFileReference; path = Catalyst.swift; sourceTree = "<group>"; };
      F4 = { isa = PBXFileReference; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
      F5 = { isa = PBXFileReference; path = Secrets.swift; sourceTree = "<group>"; };
      F7 = { isa = PBXFileReference; name = WidgetKit.framework; sourceTree = SDKROOT;
        path = System/Library/Frameworks/WidgetKit.framework; };
      F9 = { isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
      F11 = { isa = PBXFileReference; lastKnownFileType = folder; path = Tiles; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (V1, V2); name = Localizable.strings; sourceTree = "<group>"; };
      V1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      V2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
      P = { isa = XCSwiftPackageProductDependency; package = PR; productName = Algorithms; };
      PR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/apple/swift-algorithms.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      """
  private static let files = [
    "Widgets/Main Widget.swift": "", "Shared/Model.swift": "",
    "Widgets/Base.lproj/Trips.intentdefinition": "", "Widgets/Boats.intentdefinition": "",
    "Widgets/Info.plist": SampleProject.widgetPlist,
    "Widgets/en.lproj/Localizable.strings": "", "Widgets/de.lproj/Localizable.strings": "",
    "Widgets/Assets.xcassets/Contents.json": "{}", "Widgets/Tiles/a.png": "",
    "Widgets/W.entitlements": """
    <plist version="1.0"><dict><key>com.apple.security.application-groups</key><array>
    <string>$(GROUP)</string></array></dict></plist>
    """,
  ]

  private let sample: SampleProject
  private let target: XcodeTarget

  init() throws {
    sample = try SampleProject(
      Self.objects, targets: "T", children: "G, F2, F4",
      settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;", files: Self.files)
    let all = try sample.project.widgetExtensions()
    target = try #require(all.first)
    #expect(all.count == 1)
  }

  @Test func sourcesAreThoseOfThePhaseEachOnce() {
    #expect(
      sample.names(target.sources) == [
        "Widgets/Main Widget.swift", "Shared/Model.swift",
        "Widgets/Base.lproj/Trips.intentdefinition", "Widgets/Boats.intentdefinition",
      ])
  }

  /// “No Generated Classes”: another module has the definition's classes.
  @Test func aDefinitionMayBeWithoutClasses() {
    #expect(
      target.sources.filter { !$0.hasGeneratedCode }.map(\.name) == ["Trips.intentdefinition"])
  }

  @Test func aMissingFileIsNamed() {
    #expect(sample.names(target.missing) == ["Widgets/Secrets.swift"])
    let problem = target.problems.first { $0.kind == .missingFile }
    #expect(problem?.message == "The target My Widgets names it, and it isn't there.")
    #expect(problem?.place?.hasSuffix("/Widgets/Secrets.swift") == true)
  }

  @Test func aFileThatIsEncryptedCountsAsMissing() throws {
    try sample.write("\0GITCRYPT\0\u{1}\u{2}", to: "Shared/Model.swift")
    let target = try #require(try sample.project.widgetExtensions().first)
    #expect(!sample.names(target.sources).contains("Shared/Model.swift"))
    #expect(sample.names(target.missing).contains("Shared/Model.swift"))
    let problem = target.problems.first { $0.place?.hasSuffix("/Shared/Model.swift") == true }
    #expect(
      problem?.message == "The target My Widgets names it, and it is encrypted by git-crypt.")
  }

  @Test func resourcesHaveTheirLanguage() {
    #expect(
      sample.names(target.resources) == [
        "Widgets/Assets.xcassets", "Widgets/en.lproj/Localizable.strings",
        "Widgets/de.lproj/Localizable.strings", "Widgets/Tiles",
      ])
    #expect(target.resources.map(\.region) == [nil, "en", "de", nil])
    #expect(target.resources.map(\.isFolder) == [false, false, false, true])
  }

  @Test func namesFollowTheSettings() {
    #expect(target.productName == "My Widgets")
    #expect(target.moduleName == "My_Widgets")
    #expect(target.bundleIdentifier == "org.example.My-Widgets")
    #expect(target.deploymentTarget == "16.4")
    #expect(target.platform == .iOS)
    #expect(target.configuration == "Debug")
    #expect(target.lastUpgradeCheck == 1500)
  }

  @Test func theLanguageFollowsSettingsAndFlags() {
    #expect(
      target.swift
        == SwiftSettings(
          version: "5", conditions: ["DEBUG", "WIDGET", "FLAG", "OTHER"],
          isMainActorByDefault: true,
          upcomingFeatures: ["ExistentialAny"], experimentalFeatures: [], bridgingHeader: nil))
    #expect(
      target.problems.filter { $0.kind == .setting }.map(\.message) == [
        "MemberImportVisibility is left off: Vitrine has members of Apple's modules in other modules.",
        "These of OTHER_SWIFT_FLAGS are left out: -Osize.",
      ])
  }

  @Test func theInfoPlistIsMadeOfItsFileAndOfSettings() {
    let list = target.infoPlist
    #expect(list["CFBundleDisplayName"] == .string("My Widgets!"))
    #expect(list["CFBundleIdentifier"] == .string("org.example.My-Widgets"))
    #expect(list["CFBundleName"] == .string("My Widgets"))
    #expect(list["CFBundleShortVersionString"] == .string("2.5"))
    #expect(list["CFBundleVersion"] == .string("7"))
    #expect(list["CFBundlePackageType"] == .string("XPC!"))
    #expect(list["Group"] == .string("group.example"))
    #expect(list["LSBackgroundOnly"] == .boolean(true))
    #expect(list["MinimumOSVersion"] == .string("16.4"))
    #expect(list["UIDeviceFamily"] == .array([.integer(1), .integer(2)]))
    #expect(
      list["UISupportedInterfaceOrientations~ipad"] == .array([.string("A"), .string("B")]))
  }

  /// Apple, “NSAccentColorName” and “NSWidgetBackgroundColorName”
  /// (developer.apple.com/documentation/bundleresources/information-property-list): the keys are written of the build
  /// settings of catalogues.
  @Test func theInfoPlistNamesTheColorsOfTheSettings() throws {
    #expect(target.infoPlist["NSAccentColorName"] == .string("Coral"))
    #expect(target.infoPlist["NSWidgetBackgroundColorName"] == .string("Sand"))
    let release = try sample.project.target(named: "My Widgets", configuration: "Release")
    #expect(release.infoPlist["NSAccentColorName"] == nil)
  }

  @Test func entitlementsAreExpanded() {
    #expect(target.appGroups == ["GROUP.Example"])
    #expect(target.keychainGroups == [])
  }

  @Test func frameworksAndPackages() {
    #expect(target.frameworks == ["WidgetKit"])
    #expect(
      target.packageProducts == [
        PackageProduct(
          name: "Algorithms",
          location: .remote(
            url: "https://example.org/apple/swift-algorithms.git",
            requirement: "upToNextMajorVersion 1.0.0"))
      ])
    #expect(target.packageProducts.first?.identity == "swift-algorithms")
  }

  @Test func anotherConfigurationHasOtherSettings() throws {
    let release = try sample.project.target(named: "My Widgets", configuration: "Release")
    #expect(release.configuration == "Release")
    #expect(release.swift.conditions == [])
    #expect(throws: Failure.self) { try sample.project.target(named: "Widgets") }
  }
}
