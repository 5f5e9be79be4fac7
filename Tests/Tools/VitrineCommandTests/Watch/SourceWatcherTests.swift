import Foundation
import Testing

@testable import VitrineCommand

@Suite(.blocking) struct SourceWatcherTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder("watch")
    try folder.write("1", to: "Sources/Views/Row.swift")
    try folder.write("1", to: ".build/debug/x.o")
    try folder.write("1", to: "out/index.html")
  }

  private func watcher(quiet: Double = 0.1) throws -> SourceWatcher {
    try SourceWatcher(
      [folder.path], ignoring: IgnoredFiles([folder.path + "/out"]), quiet: quiet)
  }

  private func paths(_ found: [String]?) -> [String]? {
    found?.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func filesSavedTogetherAreOneChange() throws {
    let watcher = try watcher()
    try folder.write("2", to: "Sources/Views/Row.swift")
    try folder.write("1", to: "Sources/Views/New.swift")
    #expect(
      paths(try watcher.next()) == ["Sources/Views/New.swift", "Sources/Views/Row.swift"])
    #expect(try watcher.pending() == [])
  }

  @Test func aTouchIsAChangeAndSoIsARemoval() throws {
    let watcher = try watcher()
    let touch = try Process.run(
      URL(fileURLWithPath: "/usr/bin/touch"), arguments: [folder.path + "/Sources/Views/Row.swift"])
    touch.waitUntilExit()
    #expect(paths(try watcher.next()) == ["Sources/Views/Row.swift"])
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/Views/Row.swift")
    #expect(paths(try watcher.next()) == ["Sources/Views/Row.swift"])
  }

  @Test func whatBuildsAndEditorsWriteIsNone() throws {
    let watcher = try watcher()
    for name in [
      ".build/debug/x.o", "out/index.html", ".git/index", "Sources/.Row.swift.swp",
      "Sources/Row.swift~", "Sources/#Row.swift#", "Sources/4913", "Package.resolved",
    ] {
      try folder.write("2", to: name)
    }
    try folder.write("1", to: "Sources/Last.swift")
    #expect(paths(try watcher.next()) == ["Sources/Last.swift"])
  }

  @Test func aFileSavedByRenamingIsTheFile() throws {
    let watcher = try watcher()
    try folder.write("2", to: "Sources/Views/Row.swift.tmp")
    #expect(
      rename(
        folder.path + "/Sources/Views/Row.swift.tmp", folder.path + "/Sources/Views/Row.swift") == 0
    )
    #expect(paths(try watcher.next()) == ["Sources/Views/Row.swift"])
  }

  @Test func foldersThatComeAreWatchedToo() throws {
    let watcher = try watcher()
    try folder.write("1", to: "Sources/Models/Deep/Trip.swift")
    #expect(paths(try watcher.next()) == ["Sources/Models/Deep/Trip.swift"])
    try folder.write("2", to: "Sources/Models/Deep/Trip.swift")
    #expect(paths(try watcher.next()) == ["Sources/Models/Deep/Trip.swift"])
  }

  @Test func itEndsWhenItIsStopped() throws {
    let watcher = try watcher()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { watcher.stop() }
    #expect(try watcher.next() == nil)
  }

  @Test func whatNeverRestsIsReportedAllTheSame() throws {
    let watcher = try SourceWatcher(
      [folder.path], ignoring: IgnoredFiles([]), quiet: 0.5, patience: 0.6)
    let writing = DispatchSource.makeTimerSource()
    writing.schedule(deadline: .now(), repeating: 0.1)
    writing.setEventHandler { [folder] in _ = try? folder.write("2", to: "Sources/Busy.swift") }
    writing.resume()
    defer { writing.cancel() }
    #expect(paths(try watcher.next()) == ["Sources/Busy.swift"])
  }
}
