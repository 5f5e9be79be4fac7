import Foundation
import TestSupport
import Testing

@testable import Goldens

/// The files of a folder of goldens.
@Suite struct GoldenFolderTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder("golden-folder")
    for name in [
      "Trips/systemSmall/snapshot@3x.png", "Trips/systemSmall/a.json", "Trips/b.png",
      "Trips/.hidden/c.png", "top.png", ".png", "Trips/notes.txt",
      "Trips/systemSmall/.snapshot@3x.png.81-0.part", "Trips/.x.png.7.part",
      "Trips/.movie.part", "Trips/movie.81-0.part",
    ] {
      try scratch.write("1234567890", to: name)
    }
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/folder.png", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link", withDestinationPath: scratch.path + "/Trips")
  }

  private func folder(_ format: GoldenFormat) -> GoldenFolder {
    GoldenFolder(scratch.path, format: format)
  }

  @Test func namesAreThoseOfFilesOfTheFormatInAllFoldersInOrder() {
    #expect(
      folder(.png).ids() == [
        "Trips/.hidden/c", "Trips/b", "Trips/systemSmall/snapshot@3x", "top",
      ])
    #expect(folder(.digest).ids() == ["Trips/systemSmall/a"])
    #expect(GoldenFolder(scratch.path + "/none", format: .png).ids() == [])
  }

  @Test func bytesAreThoseOfAllFiles() {
    #expect(folder(.png).byteCount == 40)
    #expect(folder(.digest).byteCount == 10)
    // None of them is a golden, so none is equal to another.
    #expect(
      folder(.png).byteCounts() == [
        "": 10, "Trips": 10, "Trips/.hidden": 10, "Trips/systemSmall": 10,
      ])
  }

  /// A golden of 300 bytes.
  private func golden(pixels: String, layout: String) -> String {
    let head =
      #"{"golden": {"digest":"d","engine":"e","generator":"g","layout":"\#(layout)","pixels":"\#(pixels)","#
      + #""version":1},"# + "\n"
    return head.padding(toLength: 300, withPad: " ", startingAt: 0)
  }

  /// Equal ones are one in git, which is the first's folder's.
  @Test func equalGoldensAreCountedOnceByFolder() throws {
    try scratch.write(golden(pixels: "p", layout: "l"), to: "Days/a.json")
    try scratch.write(golden(pixels: "p", layout: "l"), to: "Nights/b.json")
    try scratch.write(golden(pixels: "p", layout: "m"), to: "Nights/c.json")
    try scratch.write(golden(pixels: "q", layout: "l"), to: "Nights/d.json")
    #expect(
      folder(.digest).byteCounts() == ["Days": 300, "Nights": 600, "Trips/systemSmall": 10])
    #expect(folder(.digest).byteCount == 1210)
  }

  @Test func onlyFilesOfKilledRunsAreParts() {
    #expect(
      folder(.png).partFiles == [
        "\(scratch.path)/Trips/.x.png.7.part",
        "\(scratch.path)/Trips/systemSmall/.snapshot@3x.png.81-0.part",
      ])
  }
}
