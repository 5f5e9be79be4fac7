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
