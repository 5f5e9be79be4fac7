import DataStore
import Foundation
import Testing

@testable import CoreData

/// Files of data models that can't be used: each is named once, with its place and the remedy.
@Suite struct ModelFileTests {
  @Test func aMissingVersionIsNamedWithThoseThatAreThere() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "model-\(UUID().uuidString)/Lists.appex/Lists.xcdatamodeld")
    let version = folder.appendingPathComponent("Lists.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    defer {
      let above = folder.deletingLastPathComponent().deletingLastPathComponent()
      try? FileManager.default.removeItem(at: above)
    }
    try Data("<model/>".utf8).write(to: version.appendingPathComponent("contents"))
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>Lists 9.xcdatamodel</string>
      </dict></plist>
      """
    try Data(plist.utf8).write(to: folder.appendingPathComponent(".xccurrentversion"))
    let notes = StoreNotes.collect { #expect(NSManagedObjectModel(contentsOf: folder) == nil) }
    #expect(
      notes.map(\.message) == [
        "Lists.appex/Lists.xcdatamodeld: its current version Lists 9.xcdatamodel isn't there; it has: "
          + "Lists.xcdatamodel. Choose one in Xcode's file inspector, or correct .xccurrentversion."
      ])
  }

  /// A bundle has a model by its source's name and by that of its compiled form: it is one model.
  @Test func aModelOfTwoNamesIsOne() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "models-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A.xcdatamodeld/A 2.xcdatamodel", "A 2.xcdatamodel", "B.xcdatamodel"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (name, source) in [
      ("A.momd", "A.xcdatamodeld"), ("A 2.mom", "A 2.xcdatamodel"), ("B.mom", "B.xcdatamodel"),
    ] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: folder.appendingPathComponent(source))
    }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(
      ModelFiles.all(in: bundle).map { ($0 as NSString).lastPathComponent }
        == ["A.xcdatamodeld", "B.xcdatamodel"])
    let path = folder.appendingPathComponent("A.momd").path
    #expect(
      ModelFiles.existing(path).map { ($0 as NSString).lastPathComponent } == "A.xcdatamodeld")
  }

  @Test(arguments: [
    ("/proc/self/fd/100/Lists.appex/Lists.xcdatamodeld", "Lists.appex/Lists.xcdatamodeld"),
    ("/Lists.bundle/a.mom", "Lists.bundle/a.mom"),
    ("/models/a.mom", "/models/a.mom"),
    ("a.mom", "a.mom"),
  ])
  func aPathBeginsWithItsBundle(path: String, expected: String) {
    #expect(ModelFiles.pathInBundle(path) == expected)
  }
}
