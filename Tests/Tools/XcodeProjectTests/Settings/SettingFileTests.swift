import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite struct SettingFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder("xcconfig") }

  private func read(_ name: String) -> SettingFile {
    SettingFile(ProjectRoot(folder.path).path + "/" + name, root: ProjectRoot(folder.path))
  }

  private func values(_ file: SettingFile, sdk: String = "iphoneos26.0") -> SettingEvaluator {
    SettingEvaluator(
      levels: [file.level], contexts: [SettingContext(sdk: sdk, configuration: "Debug")])
  }

  @Test func linesCommentsConditionsAndIncludes() throws {
    try folder.write(
      """
      // Settings of all targets.
      #include "Parts/Version.xcconfig"
      #include? "Secret.xcconfig"
      GROUP = group.$(TEAM).app // shared
      TEAM[sdk=iphoneos*] = device
      TEAM = none;
      FLAGS = $(inherited) -DA
      """, to: "App.xcconfig")
    try folder.write("VERSION = 1.2\nFLAGS = -DB\n", to: "Parts/Version.xcconfig")
    let file = read("App.xcconfig")
    let settings = values(file)
    #expect(settings["GROUP"] == "group.device.app")
    #expect(values(file, sdk: "macosx26.0")["GROUP"] == "group.none.app")
    #expect(settings["VERSION"] == "1.2")
    #expect(settings["FLAGS"] == "-DB -DA")
    #expect(file.problems.isEmpty)
    #expect(
      file.files.map { ($0 as NSString).lastPathComponent } == ["App.xcconfig", "Version.xcconfig"])
  }

  @Test func anIncludedFileThatIsMissingIsNamedWithItsLine() throws {
    try folder.write("A = 1\n#include \"Flutter/Generated.xcconfig\"\n", to: "App.xcconfig")
    let file = read("App.xcconfig")
    let root = ProjectRoot(folder.path).path
    #expect(
      file.problems == [
        ProjectProblem(
          .missingFile, "The settings in \(root)/Flutter/Generated.xcconfig aren't there.",
          at: "\(root)/App.xcconfig:2", remedy: "Flutter writes it: run flutter pub get.")
      ])
    #expect(values(file)["A"] == "1")
  }

  @Test func filesThatIncludeEachOtherEnd() throws {
    try folder.write("#include \"B.xcconfig\"\nA = 1\n", to: "A.xcconfig")
    try folder.write("#include \"A.xcconfig\"\nB = 2\n", to: "B.xcconfig")
    let settings = values(read("A.xcconfig"))
    #expect(settings["A"] == "1")
    #expect(settings["B"] == "2")
  }

  @Test func nothingOutsideTheRootIsRead() throws {
    let outside = try ScratchFolder("outside")
    try outside.write("A = secret\n", to: "A.xcconfig")
    try folder.write("#include \"\(outside.path)/A.xcconfig\"\n", to: "A.xcconfig")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/B.xcconfig", withDestinationPath: outside.path + "/A.xcconfig")
    for name in ["A.xcconfig", "B.xcconfig"] {
      let file = read(name)
      #expect(values(file)["A"] == nil)
      #expect(file.problems.map(\.kind) == [.outside])
    }
  }
}
