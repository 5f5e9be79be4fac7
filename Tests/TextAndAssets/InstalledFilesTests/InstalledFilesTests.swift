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
}
