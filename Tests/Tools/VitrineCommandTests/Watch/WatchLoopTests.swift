import Diagnostics
import DisplayList
import Foundation
import Testing

@testable import VitrineCommand

@Suite struct WatchLoopTests {
  /// The record of what a loop did, in order.
  private final class Diary {
    var lines: [String] = []
    var news: [WatchLoop.News] = []
    var builds = 0
    var shown: [[String]] = []
  }

  private func frame(_ id: String, _ digest: String) -> DrawnFrame {
    .init(id: id, digest: digest, files: [:])
  }

  private func run(
    changes: [[String]], builds: [WatchLoop.Built], draws: [WatchLoop.Drawn]
  ) throws -> Diary {
    let diary = Diary()
    var changes = changes[...]
    var builds = builds[...]
    var draws = draws[...]
    try WatchLoop(
      root: "/p", changes: { changes.popFirst() },
      build: { _ in
        diary.builds += 1
        return builds.popFirst() ?? .stopped
      },
      draw: { draws.popFirst() ?? .stopped }, log: { diary.lines.append($0) },
      notify: { diary.news.append($0) }, show: { diary.shown.append($0.map(\.id)) }
    ).run()
    return diary
  }

  @Test func aChangeIsBuiltDrawnAndShown() throws {
    let diary = try run(
      changes: [["/p/Sources/Row.swift"], ["/p/A.swift", "/q/B.swift", "/q/C.swift"]],
      builds: [.done(2.06), .done(0.44)],
      draws: [
        .done(DrawnFrames(count: 2, changed: [frame("a", "1"), frame("b", "1")], duration: 1.51)),
        .done(DrawnFrames(count: 2, changed: [frame("b", "2")], duration: 0.5)),
        .done(DrawnFrames(count: 1, changed: [], duration: 0.5, problems: ["error: b trapped"])),
      ])
    #expect(
      diary.lines == [
        "2 frames in 1.5 s", "Sources/Row.swift: built in 2.1 s, 2 frames in 0.5 s, 1 changed",
        "A.swift and 2 more: built in 0.4 s, 1 frame in 0.5 s, none changed\n  error: b trapped",
      ])
    #expect(diary.builds == 2)
    #expect(diary.news == [.page, .page, .page])
    #expect(diary.shown == [["a", "b"], ["b"], []])
  }

  @Test func aWarningIsSaidWhenItComesAndCountedAfterThat() throws {
    func groups(_ names: String...) -> [DiagnosticGroup] {
      let found = names.map {
        Diagnostic(code: $0, message: $0 == "glass" ? "It is flat." : "“\($0)” is missing.")
      }
      return DiagnosticSummary([(place: "a", diagnostics: found)]).groups
    }
    func drawn(_ diagnostics: [DiagnosticGroup]) -> WatchLoop.Drawn {
      var frames = DrawnFrames(count: 1, changed: [], duration: 1)
      frames.diagnostics = diagnostics
      return .done(frames)
    }
    let diary = try run(
      changes: [["/p/A.swift"], ["/p/A.swift"]], builds: [.done(1), .done(1)],
      draws: [
        drawn(groups("unknown-font", "glass")), drawn(groups("unknown-font", "missing-image")),
        drawn(groups("unknown-font", "missing-image")),
      ])
    #expect(
      diary.lines[0].split(separator: "\n").map(String.init) == [
        "1 frame in 1.0 s", "  1 warning on what was drawn",
        "  warning unknown-font: A font is missing (once, in a)",
        "    “unknown-font” is missing.",
        "    → Give its file with --fonts, or bring it in the widget and name it under UIAppFonts.",
      ])
    let second = diary.lines[1].split(separator: "\n").map(String.init)
    #expect(second[2] == "  warning missing-image: An image is missing (once, in a)")
    #expect(second.last == "  1 warning as before")
    #expect(
      diary.lines[2]
        == "A.swift: built in 1.0 s, 1 frame in 1.0 s, none changed\n  2 warnings as before")
  }

  @Test func aFailedBuildKeepsThePageUntilTheNextOne() throws {
    let drawn = DrawnFrames(count: 1, changed: [], duration: 1)
    let diary = try run(
      changes: [["/p/A.swift"], ["/p/A.swift"]],
      builds: [.failed(["A.swift:1:1: error: no"]), .done(1)],
      draws: [.done(drawn), .done(drawn)])
    #expect(
      diary.lines == [
        "1 frame in 1.0 s",
        "A.swift: does not build; the page stays as it was\n  A.swift:1:1: error: no",
        "A.swift: built in 1.0 s, 1 frame in 1.0 s, none changed",
      ])
    #expect(
      diary.news == [.page, .problem(["A.swift does not build", "A.swift:1:1: error: no"]), .page])
  }

  @Test func widgetsThatCannotBeDrawnKeepThePage() throws {
    let diary = try run(changes: [["/p/A.swift"]], builds: [.done(1)], draws: [.failed(["x"])])
    #expect(diary.lines == ["could not be drawn; the page stays as it was\n  x"])
    #expect(diary.news == [.problem(["The widgets could not be drawn", "x"])])
  }

  @Test func whatIsLookedAtIsDrawnFirstAndAChangeBreaksTheRestOff() throws {
    var looked: [[String]] = []
    var lines: [String] = []
    var news: [WatchLoop.News] = []
    var changes = [["/p/A.swift"], ["/p/B.swift"]][...]
    let all = WatchLoop.Drawn.done(
      DrawnFrames(count: 9, changed: [frame("a", "2")], duration: 1.5))
    var draws = [all, .interrupted, all][...]
    try WatchLoop(
      root: "/p", changes: { changes.popFirst() }, build: { _ in .done(0.72) },
      look: { files in
        looked.append(files)
        return .done(2, [frame("a", "2")], 0.31)
      },
      draw: { draws.popFirst() ?? .stopped }, log: { lines.append($0) },
      notify: { news.append($0) }
    ).run()
    #expect(looked == [["/p/A.swift"], ["/p/B.swift"]])
    #expect(
      lines == [
        "9 frames in 1.5 s", "A.swift: built in 0.7 s, 2 pictures in 0.3 s, 1 changed",
        "B.swift: built in 0.7 s, 2 pictures in 0.3 s, 1 changed",
        "9 frames in 1.5 s, 1 changed",
      ])
    #expect(news == [.page, .page])
  }

  @Test func itEndsWhereAStepIsStopped() throws {
    let diary = try run(changes: [["/p/A.swift"], ["/p/B.swift"]], builds: [], draws: [])
    #expect(diary.lines == [])
    #expect(diary.builds == 0)
  }

  @Test func framesAreChangedByTheirDigests() {
    let old = [frame("a", "1"), frame("b", "1"), frame("gone", "1")]
    let new = [frame("a", "1"), frame("b", "2"), frame("new", "1")]
    #expect(DrawnFrames.changed(new, since: old).map(\.id) == ["b", "new"])
  }

  @Test func whatIsOfTheGalleryGoesOnToIt() {
    #expect(
      WatchVerb.galleryArguments([
        "watch", "--port", "0", "--kind", "K", "--build=make x", "--show", "--terminal", "text",
        "--out=o", "--port=1", "--quiet",
      ]) == ["gallery", "--kind", "K", "--out=o", "--quiet"])
  }
}
