import Foundation
import TestSupport
import Testing

@testable import WidgetHost

struct HomeFolderTests {
  @Test func whatAKilledRunLeftIsRemovedAndNothingElse() throws {
    let folder = try ScratchFolder("sweep")
    let left = ["vitrine-worker-home-abc123", "vitrine-worker-home-Zz9900"]
    let others = ["vitrine-output", "vitrine-worker-home-", "vitrine-worker-home-abc1234", "home"]
    for name in left + others {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)/tmp", withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: "\(folder.path)/\(name)/tmp/file"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/vitrine-worker-home-linked",
      withDestinationPath: folder.path + "/home")
    HomeFolder.sweep(folder.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(others + ["vitrine-worker-home-linked"]))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/home/tmp/file"))
  }

  @Test func aFolderInUseStays() throws {
    let home = try HomeFolder()
    HomeFolder.sweep()
    #expect(FileManager.default.fileExists(atPath: home.home + "/tmp"))
  }
}
