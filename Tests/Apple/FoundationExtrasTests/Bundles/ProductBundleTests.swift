import Foundation
import Testing

@testable import FoundationExtras

@Suite struct ProductBundleTests {
  /// A file `contents` beside the Info.plist makes Core Foundation look for the latter in `Contents`, so that the main
  /// bundle of a product with a data model had no identifier.
  @Test func whatADataModelHoldsStaysInIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "Resources/Harbor.xcdatamodeld/Harbor.xcdatamodel/contents", "Resources/Group/tides.json",
      "Resources/Colors.xcassets/Contents.json", "Resources/support files/Info.plist",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    #expect(
      ProductBundle.items(of: folder).map(\.lastPathComponent) == [
        "Colors.xcassets", "Group", "Harbor.xcdatamodeld", "tides.json", "Info.plist",
      ])
  }

  /// Xcode compiles NAME.xcdatamodeld into NAME.momd, by which code asks for it:
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel, and
  /// https://github.com/pd95/HWS-UltimatePortfolio.
  @Test func aDataModelIsFoundByTheNameOfItsCompiledForm() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("Harbor.bundle")
    let model = folder.appendingPathComponent("Harbor.xcdatamodeld")
    for made in [bundle, model] {
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    }
    ProductBundle.link(model, in: bundle)
    let found = Bundle(path: bundle.path)?.url(forResource: "Harbor", withExtension: "momd")
    #expect(found?.lastPathComponent == "Harbor.momd")
  }
}
