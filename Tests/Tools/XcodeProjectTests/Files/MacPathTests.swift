import TestSupport
import Testing

@testable import XcodeProject

@Suite struct MacPathTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder("mac-path")
    // “ö” as one character (U+00F6).
    try folder.write("", to: "H\u{F6}rbuch/Views/Cover.swift")
  }

  private func found(_ name: String) -> [UInt8] {
    Array(MacPath.onDisk("\(folder.path)/\(name)").utf8.dropFirst(folder.path.utf8.count + 1))
  }

  /// Project files written on a Mac may have “ö” as “o” with U+0308.
  @Test(arguments: [
    "H\u{F6}rbuch/Views/Cover.swift", "Ho\u{308}rbuch/Views/Cover.swift",
    "h\u{F6}rbuch/views/cover.swift",
  ])
  func aNameIsFoundAsAMacFindsIt(_ name: String) {
    #expect(found(name) == Array("H\u{F6}rbuch/Views/Cover.swift".utf8))
  }

  @Test func anAbsentFileKeepsItsName() {
    #expect(
      found("Ho\u{308}rbuch/Views/Back.swift") == Array("Ho\u{308}rbuch/Views/Back.swift".utf8))
  }

  @Test func ofTwoNamesTheExactOneCounts() throws {
    try folder.write("", to: "A/icon.png")
    try folder.write("", to: "A/Icon.png")
    #expect(found("A/icon.png") == Array("A/icon.png".utf8))
    #expect(found("A/ICON.png") == Array("A/Icon.png".utf8))
  }

  @Test func aTargetsFileIsFoundAsAMacFindsIt() throws {
    let sample = try SampleProject(
      SampleProject.target(
        "T", name: "W", phases: "S",
        settings:
          "INFOPLIST_FILE = info.plist; PRODUCT_NAME = W; PRODUCT_BUNDLE_IDENTIFIER = org.w;")
          + """
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = F; };
          F = { isa = PBXFileReference; path = widget.swift; sourceTree = "<group>"; };
          """, targets: "T", children: "F",
      files: ["Widget.swift": "", "Info.plist": SampleProject.widgetPlist])
    let target = try #require(try sample.project.widgetExtensions().first)
    #expect(sample.names(target.sources) == ["Widget.swift"])
    #expect(target.problems.isEmpty)
  }
}
