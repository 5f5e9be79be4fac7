import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite struct CatalogPathTests {
  /// A picture beside the catalogue is none of its own.
  @Test(arguments: ["../../outside.png", "/etc/hostname", "..", "a/../../../outside.png"])
  func noNameLeadsOutOfItsSet(name: String) throws {
    let folder = try ScratchFolder("catalog")
    try Data(base64Encoded: ImageFile.png)?.write(
      to: folder.url.appendingPathComponent("outside.png"))
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#,
      to: "A.xcassets/P.imageset/Contents.json")
    let library = AssetLibrary(folders: [folder.url])
    #expect(library.image(named: "P", scale: 3, appearance: .init(isDark: false)) == nil)
    #expect(library.problems.count == 1)
  }
}
