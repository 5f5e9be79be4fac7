import Foundation
import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

/// A widget's target and an Intents extension that have an intent definition in common.
@Suite struct HandlerFilesTests {
  private func project(handler: String, in folder: ScratchFolder) throws -> XcodeProject {
    func plist(_ point: String) -> String {
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.\(point)</string></dict></dict></plist>
      """
    }
    func target(_ number: Int, _ name: String, _ files: String) -> String {
      """
      T\(number) = { isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(number);
        buildPhases = (P\(number)); productType = "com.apple.product-type.app-extension"; };
      L\(number) = { isa = XCConfigurationList; buildConfigurations = (D\(number)); };
      D\(number) = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SDKROOT = iphoneos; INFOPLIST_FILE = \(name).plist; }; };
      P\(number) = { isa = PBXSourcesBuildPhase; files = (\(files)); };
      """
    }
    let files = ["Widget.swift", "Pier.swift", "Handler.swift", "Pier.intentdefinition"]
    let references = files.enumerated().map { index, file in
      """
      F\(index) = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
      B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
      """
    }
    try folder.write(
      """
      // !$*UTF8*$!
      { objectVersion = 56; rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = M; targets = (T0, T1); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        M = { isa = PBXGroup; children = (F0, F1, F2, F3); sourceTree = "<group>"; };
        \(references.joined(separator: "\n"))
        \(target(0, "Widget", "B0, B1, B3"))
        \(target(1, "Handlers", "B1, B2, B3"))
      }; }
      """, to: "App/A.xcodeproj/project.pbxproj")
    try folder.write(plist("widgetkit-extension"), to: "App/Widget.plist")
    try folder.write(plist("intents-service"), to: "App/Handlers.plist")
    for file in files { try folder.write("", to: "App/\(file)") }
    try folder.write(handler, to: "App/Handler.swift")
    try folder.write("", to: "App/.git")
    return try XcodeProject(folder.path + "/App/A.xcodeproj")
  }

  private func names(_ project: XcodeProject) throws -> [String] {
    try HandlerFiles.of(
      project.widgetExtensions()[0], among: project.intentsExtensions()
    ).map { ($0 as NSString).lastPathComponent }
  }

  @Test func theHandlersFilesAreThoseThatTheWidgetLacks() throws {
    let folder = try ScratchFolder("handlers")
    let project = try project(
      handler: "import Intents\nclass Pilot: INExtension {}\n", in: folder)
    #expect(try names(project) == ["Handler.swift"])
  }

  @Test func anExtensionWithoutAHandlerGivesNone() throws {
    let folder = try ScratchFolder("handlers")
    #expect(try names(try project(handler: "class Pilot {}\n", in: folder)) == [])
  }

  @Test func aTargetWithAHandlerKeepsItsOwn() throws {
    let folder = try ScratchFolder("handlers")
    let project = try project(handler: "class Pilot: INExtension {}\n", in: folder)
    try folder.write("class Mate: INExtension {}\n", to: "App/Widget.swift")
    #expect(try names(project) == [])
  }

  @Test func aRefusalIsKeptWhileNothingChanges() throws {
    let folder = try ScratchFolder("handlers")
    let file = try folder.write("class Pilot {}", to: "A.swift")
    func refusal() -> HandlerRefusal {
      HandlerRefusal([file], with: [], edition: "1", folder: folder.path)
    }
    #expect(!refusal().isKnown)
    try refusal().note("A.swift:1: cannot find 'Helm' in scope")
    #expect(refusal().isKnown)
    let text = try #require(refusal().problem(at: "A.xcodeproj")).description
    #expect(text.contains("A.swift:1: cannot find 'Helm' in scope"))
    try folder.write("class Pilot { let helm = 1 }", to: "A.swift")
    #expect(!refusal().isKnown)
    #expect(refusal().problem(at: "A.xcodeproj") == nil)
  }
}
