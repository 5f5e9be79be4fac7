import Foundation
import InstalledFiles
import TestSupport
import Testing

@Suite struct InstalledFilesTests {
  @Test func theRootIsTheFolderOfThePackage() {
    #expect(
      InstalledFiles.root.standardizedFileURL.path == Repository.root.standardizedFileURL.path)
  }

  @Test func theSetUpHasInstalledWhatIsNeeded() {
    for file in [InstalledFiles.fonts, InstalledFiles.icons, InstalledFiles.fontList] {
      #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
    }
    #expect(
      FileManager.default.fileExists(
        atPath: InstalledFiles.templates.appendingPathComponent("index.html").path))
  }

  @Test(arguments: ["lib", "libexec/../lib"])
  func aLibraryInABundleHasItsFilesBesideIt(_ libraries: String) {
    let place = InstalledPlace(
      image: "/home/a b/vitrine.artifactbundle/vitrine/\(libraries)/libVitrine.so",
      source: "/Sources/x.c")
    let folder = URL(
      fileURLWithPath: "/home/a b/vitrine.artifactbundle/vitrine", isDirectory: true)
    #expect(place == .bundle(folder))
    #expect(
      place.folder(".deps/fonts", "share/vitrine/fonts").path
        == "/home/a b/vitrine.artifactbundle/vitrine/share/vitrine/fonts")
  }

  @Test func anExecutableHasThemInItsCheckout() {
    let source = Repository.root.appendingPathComponent("Sources/Tools/x.c").path
    let place = InstalledPlace(image: "/tmp/MyWidgets", source: source)
    #expect(place.root.standardizedFileURL.path == Repository.root.standardizedFileURL.path)
    #expect(!place.isBundle)
    #expect(
      place.file("deps/fonts.tsv", "share/vitrine/fonts.tsv").path
        == place.root.appendingPathComponent("deps/fonts.tsv").path)
  }
}
