import Foundation
import Testing

@testable import Assets

/// Data sets by Xcode's format: https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/DataSet.html
@Suite struct DataSetTests {
  private static let contents = """
    {"data": [
      {"idiom": "ipad", "filename": "large.json"},
      {"idiom": "universal", "filename": "stops.json", "universal-type-identifier": "public.json"}
    ], "info": {"version": 1, "author": "xcode"}}
    """

  @Test func theFileForAPhoneIsFound() throws {
    let product = try Product([
      "A.xcassets/Stops.dataset/Contents.json": Self.contents,
      "A.xcassets/Stops.dataset/stops.json": "[1]", "A.xcassets/Stops.dataset/large.json": "[2]",
    ])
    let found = try #require(product.library.dataFile(named: "Stops"))
    #expect(found.file.lastPathComponent == "stops.json")
    #expect(found.type == "public.json")
    #expect(product.library.dataFile(named: "Piers") == nil)
  }

  @Test func aFolderMayAddItsNameAndNoNameLeadsOut() throws {
    let product = try Product([
      "A.xcassets/Lines/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Lines/Stops.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "../../../secret.json"}]}"#,
      "secret.json": "1",
    ])
    #expect(product.library.dataFile(named: "Lines/Stops") == nil)
    #expect(product.library.dataFile(named: "Stops") == nil)
  }
}
