import Foundation
import Testing

@testable import FoundationExtras

/// The files of a package that belong to one of its products.
@Suite struct ProductFilesTests {
  /// A package of empty files.
  private func package(_ files: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for path in files + ["Package.swift", ".build/debug/Boats"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return folder.resolvingSymlinksInPath()
  }

  private func found(_ files: [String]) throws -> (infoPlist: String?, settings: [String]) {
    let package = try package(files)
    defer { try? FileManager.default.removeItem(at: package) }
    let found = ProductFiles(executable: package.appendingPathComponent(".build/debug/Boats"))
    func relative(_ url: URL) -> String { String(url.path.dropFirst(package.path.count + 1)) }
    return (found.infoPlist.map(relative), found.settings.map(relative))
  }

  @Test func theInfoPlistBesideTheSourceIsTaken() throws {
    #expect(
      try found([
        "Sources/Boats/A.swift", "Sources/Boats/Support/Info.plist", "Sources/Other/Info.plist",
      ])
      .infoPlist == "Sources/Boats/Support/Info.plist")
    #expect(try found(["Sources/Boats/A.swift", "Sources/Other/Info.plist"]).infoPlist == nil)
  }

  @Test func aFolderOfTheNameWithoutSourceIsNoTarget() throws {
    #expect(
      try found([
        "Goldens/Boats/Info.plist", "App/Widgets/Boats/A.swift", "App/Widgets/Boats/Info.plist",
      ])
      .infoPlist == "App/Widgets/Boats/Info.plist")
  }

  @Test func oneAmongTheResourcesWins() throws {
    #expect(
      try found([
        "Sources/Boats/Boats.swift", "Sources/Boats/Info.plist",
        ".build/debug/P_Boats.resources/Resources/Info.plist",
      ]).infoPlist == ".build/debug/P_Boats.resources/Resources/Info.plist")
  }

  @Test func theOneThatSwiftPMMakesIsPassedOver() throws {
    #expect(
      try found([
        "Sources/Boats/Boats.swift", "Sources/Boats/Info.plist",
        ".build/debug/P_Boats.resources/Info.plist",
      ]).infoPlist == "Sources/Boats/Info.plist")
  }

  @Test func settingsNearTheInfoPlistComeFirst() throws {
    #expect(
      try found([
        "Sources/Boats/Boats.swift", "Sources/Boats/Info.plist", "Sources/Boats/B.xcconfig",
        "Sources/Boats/A.xcconfig", "Base.xcconfig", "Sources/Other/C.xcconfig",
      ]).settings == ["Sources/Boats/A.xcconfig", "Sources/Boats/B.xcconfig", "Base.xcconfig"])
  }
}
