import Foundation
import SwiftSource
import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

/// Stub modules that are kept over builds.
@Suite struct StubModulesTests {
  private let folder: ScratchFolder
  private let target: XcodeTarget

  init() throws {
    folder = try ScratchFolder("stub-modules")
    let package = try folder.write(
      """
      // !$*UTF8*$!
      { objectVersion = 56; rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = M; targets = (T); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; }; };
        M = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = W; buildConfigurationList = L; buildPhases = ();
          productType = "com.apple.product-type.app-extension"; };
      }; }
      """, to: "A.xcodeproj/project.pbxproj")
    try folder.write(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """, to: "Info.plist")
    let project = try XcodeProject((package as NSString).deletingLastPathComponent)
    target = try #require(try project.widgetExtensions().first)
    var model = StubModel()
    model.types["Player"] = StubType()
    try folder.write(
      String(decoding: JSONEncoder().encode(model), as: UTF8.self), to: "stubs/model.json")
    try folder.write("1", to: "stubs/edition")
    try folder.write("", to: "stubs/modules/PlayerKit.swiftmodule")
  }

  private func stubs(edition: String) -> StubModules {
    StubModules(
      target: target, folder: "\(folder.path)/stubs",
      library: VitrineLibrary(
        compileOptions: [], linkOptions: [], edition: edition, moduleFolders: []),
      cache: "\(folder.path)/cache", source: SwiftSource())
  }

  @Test func theSameEditionKeepsWhatWasInferred() {
    let stubs = stubs(edition: "1")
    #expect(!stubs.isEmpty)
    #expect(!stubs.hasApples)
  }

  @Test func namesOfApplesAreKeptAsSuch() throws {
    try folder.write("", to: "stubs/apples")
    #expect(stubs(edition: "1").hasApples)
  }

  /// A later edition may have the module, which the stub's would hide.
  @Test func anotherEditionForgetsTheStubs() {
    #expect(stubs(edition: "2").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/stubs"))
  }
}
