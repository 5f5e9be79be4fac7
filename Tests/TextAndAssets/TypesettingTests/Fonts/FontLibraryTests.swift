import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite(.serialized) struct FontLibraryTests {
  /// The fonts of the wheels are the same everywhere; Debian's differ from release to release.
  @Test func theFontsOfTheWheelsAreThePinnedOnes() {
    var manifest = FontManifest.pinned
    manifest.entries.removeAll { $0.source != "pypi" }
    #expect(manifest.entries.count == 10)
    #expect(FontLibrary.check(manifest, hashes: true) == [])
  }

  @Test func everyPinnedFontCanBeOpened() {
    #expect(FontManifest.pinned.entries.count > 40)
    #expect(FontLibrary.check() == [])
  }

  /// FIPS 180-4's example, and a file that isn't there.
  @Test func aFileHasTheStandardsSHA256() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("abc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      SHA256.hexDigest(ofFileAt: file.path)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA256.hexDigest(ofFileAt: file.path + "/none") == nil)
  }

  @Test func aDamagedFontIsReportedAndNotUsed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no font".utf8).write(to: folder.appendingPathComponent("Broken.ttf"))
    let path = folder.appendingPathComponent("Broken.ttf").path
    let missing = folder.appendingPathComponent("Missing.ttf").path
    let header = "id\tsource\tpackage\tversion\twheel\tinside\tpath\tsha"
    let row = { (id: String, path: String) in "\(id)\tpypi\tp\t1\t-\t-\t\(path)\t0" }
    let manifest = FontManifest(
      parsing: [header, row("Broken", path), row("Missing", missing)].joined(separator: "\n"))
    let problems = FontLibrary.check(manifest, hashes: false)
    #expect(problems.map(\.kind) == [.damaged, .missing])
    #expect(problems.first?.description.contains("Broken") == true)
    #expect(problems[at: 1]?.description.contains(missing) == true)
    #expect(problems.allSatisfy { $0.description.contains("make deps") })
    #expect(FontLibrary(manifest: manifest).file("Broken") == nil)
  }

  /// Nunito's file has an axis of weight alone, Archivo's one of width as well; SF has none of width in its serif companion.
  @Test func anOwnFileOfOneWidthIsReported() {
    for file in ["Nunito.ttf", "Archivo.ttf"] {
      FontLibrary.register(fontFileAt: FontLocations.pinned.appendingPathComponent(file))
    }
    let typesetter = Typesetter()
    func lack(_ family: String?, _ width: Double) -> UnavailableFont? {
      var font = FontDescriptor(size: 17)
      font.family = family
      font.width = width
      return typesetter.lack(of: font)
    }
    #expect(lack("Nunito", 75) == .width(75))
    #expect(lack("Nunito", 132) == .width(132))
    #expect(lack("Nunito", 100) == nil)
    #expect(lack("Archivo", 60) == nil)
    #expect(lack(nil, 60) == .compressedWidth(60))
    #expect(lack(nil, 75) == nil)
  }

  /// The first set of Source Serif 4 has the Bulgarian forms, which в, г, д and ж differ in; SF's has digits.
  @Test func anOwnFileHasItsStylisticSets() throws {
    FontLibrary.register(
      fontFileAt: FontLocations.pinned.appendingPathComponent("SourceSerif4.ttf"))
    func glyphs(_ features: [FontFeature]) throws -> [UInt32] {
      try set(
        "вгджб",
        font: {
          $0.family = "Source Serif 4"
          $0.features = features
        }
      ).lines.element(0).runs.element(0).glyphs.map(\.id)
    }
    let (usual, bulgarian) = try (glyphs([]), glyphs([FontFeature("ss01")]))
    #expect(zip(usual, bulgarian).map { $0 != $1 } == [true, true, true, true, false])
  }
}
