import Foundation
import TestSupport
import Testing

@testable import WidgetHost

@Suite struct OutputFolderTests {
  private func exists(_ folder: OutputFolder, _ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(file)")
  }

  @Test func aRunRemovesItsOwnersFilesOnlyAndOfThoseWhatIsGone() throws {
    let scratch = try ScratchFolder()
    for name in ["a", "b", "c", "mine"] {
      try scratch.write(name, to: "frames/K/small/\(name).png")
    }
    let folder = try OutputFolder(scratch.path)
    func file(_ name: String) -> String { "frames/K/small/\(name).png" }
    try folder.claim([file("a"), file("b")], of: "W gallery", below: "frames") { _ in true }
    try folder.claim([file("b"), file("c")], of: "W render", below: "frames") { _ in true }
    #expect(["a", "b", "c", "mine"].allSatisfy { exists(folder, file($0)) })
    // What is another's stays; what no run wrote stays.
    try folder.claim([], of: "W gallery", below: "frames") { _ in true }
    #expect(["b", "c", "mine"].allSatisfy { exists(folder, file($0)) })
    #expect(!exists(folder, file("a")))
    // What wasn't asked for stays, and is still owned.
    try folder.claim([file("c")], of: "W render", below: "frames") { _ in false }
    #expect(exists(folder, file("b")))
    try folder.claim([file("c")], of: "W render", below: "frames") { $0 == file("b") }
    #expect(!exists(folder, file("b")))
    #expect(exists(folder, file("c")) && exists(folder, file("mine")))
  }

  /// Small pictures and explanations have two endings, and a scale may have a dot.
  @Test func eachFileIsOfTheFrameWhoseNameItHas() throws {
    let scratch = try ScratchFolder()
    let folder = try OutputFolder(scratch.path)
    let files = [
      "K.a/small/snapshot@3x.png", "K.a/small/snapshot@3x.small.png",
      "K.a/small/snapshot@3x.explain.js", "K.a/small/snapshot~dark@2.5x.svg",
      "K.a/small/snapshot~dark@2.5x.small.png", "K.a/small/snapshot~dark@2.5x.explain.json",
    ].map { "frames/" + $0 }
    for file in files { try scratch.write("old", to: file) }
    try folder.claim(Set(files), of: "W gallery", below: "frames") { _ in false }
    var asked: [String] = []
    let nothing = Manifest(generator: "", problems: [], skipped: [], results: [])
    try folder.finish(nothing, of: "W gallery") { id in
      asked.append(id)
      return id == "K.a/small/snapshot~dark@2.5x"
    }
    #expect(
      asked.sorted()
        == Array(repeating: "K.a/small/snapshot@3x", count: 3)
        + Array(repeating: "K.a/small/snapshot~dark@2.5x", count: 3))
    #expect(files.map { exists(folder, $0) } == [true, true, true, false, false, false])
  }

  @Test func namesThatLeadOutsideAreLeftAlone() throws {
    let scratch = try ScratchFolder()
    let outside = try ScratchFolder()
    let kept = try outside.write("kept", to: "kept.png")
    let folder = try OutputFolder(scratch.path)
    let name = URL(fileURLWithPath: outside.path).lastPathComponent
    let files: Set = [
      "../\(name)/kept.png", "frames/../../\(name)/kept.png", "other/kept.png", kept,
    ]
    try scratch.write("kept", to: "other/kept.png")
    try folder.claim(files, of: "W render", below: "frames") { _ in true }
    try folder.claim([], of: "W render", below: "frames") { _ in true }
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(exists(folder, "other/kept.png"))
    // A list that can't be read owns nothing.
    try scratch.write("{", to: ".owners.json")
    try folder.claim([], of: "W render", below: "frames") { _ in true }
    #expect(exists(folder, "other/kept.png"))
  }
}
