import Foundation
import Testing

@testable import Assets

struct AssetFoldersTests {
  @Test func anExecutablesOwnBundleIsPreferred() throws {
    let product = try Product([
      "Pkg_Trips.resources/a": "", "Pkg_Watch.resources/a": "", "other.txt": "",
    ])
    func bundles(_ name: String) -> [String] {
      AssetFolders.bundles(besideExecutableAt: product.folder.appendingPathComponent(name))
        .map(\.lastPathComponent)
    }
    #expect(bundles("Watch") == ["Pkg_Watch.resources"])
    #expect(bundles("PkgTests.xctest") == ["Pkg_Trips.resources", "Pkg_Watch.resources"])
  }

  @Test func whatLiesDeeperInABundleIsFound() throws {
    let product = try Product([
      "Pkg_A.resources/Resources/en.lproj/Localizable.strings": #""deep" = "found";"#
    ])
    #expect(product.library.string(forKey: "deep", table: nil, locale: "en") == "found")
  }

  @Test func usingOtherFoldersForgetsTheFirst() throws {
    let one = try Product(["en.lproj/Localizable.strings": #""k" = "one";"#])
    let two = try Product(["en.lproj/Localizable.strings": #""k" = "two";"#])
    #expect(one.library.string(forKey: "k", table: nil, locale: "en") == "one")
    one.library.use(folders: [two.folder])
    #expect(one.library.string(forKey: "k", table: nil, locale: "en") == "two")
  }
}
