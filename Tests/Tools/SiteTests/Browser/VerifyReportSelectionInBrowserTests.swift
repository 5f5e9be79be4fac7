import BrowserDriver
import Foundation
import Goldens
import Testing

@testable import Site

/// The selection of frames, and the command that approves them.
@Suite(.blocking, .needsChromium, .serialized)
struct VerifyReportSelectionInBrowserTests {
  private let folder: ScratchFolder
  private let page: URL

  init() throws {
    folder = try ScratchFolder()
    let mock = try MockVerification.mixed(in: folder.url)
    page = try Site.write(mock.report, to: folder.url)
  }

  private let command: Browser.Step = ["run": "document.getElementById('command').textContent"]
  private let words: Browser.Step = ["run": "document.getElementById('basket-words').textContent"]

  @Test func theCommandNamesPreciselyWhatIsSelected() throws {
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemSmall/snapshot@2x"), command, words,
      ["press": "x"], command, words,
      ["press": "j"], ["press": "x"], command,
      ["press": "X"], command, words,
      ["run": "document.querySelector('[data-value=Moon]').click()"],
      ["press": "a"], words, command,
      ["run": "document.getElementById('deselect').click()"], words,
      // All of Moon that is shown can be approved but the frame that failed, so that no pattern of its
      // family's folder would do for the rest.
      ["press": "a"], command, words,
      ["run": "document.getElementById('select-all').click()"], words,
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "swift run Tides approve")
    #expect(visit.text(2) == "Nothing selected. To approve all 5:")
    #expect(visit.text(4) == "swift run Tides approve Harbour/systemSmall/snapshot@2x")
    #expect(visit.text(5) == "1 of 5 selected. To approve it:")
    #expect(visit.text(8) == "swift run Tides approve 'Harbour/systemSmall/*'")
    #expect(visit.text(10) == "swift run Tides approve 'Harbour/*'")
    #expect(visit.text(11) == "3 of 5 selected. To approve them:")
    #expect(visit.text(14) == "5 of 5 selected. To approve them:")
    #expect(visit.text(15) == "swift run Tides approve")
    #expect(visit.text(17) == "Nothing selected. To approve all 5:")
    #expect(visit.text(19) == "swift run Tides approve 'Moon/systemSmall/*'")
    #expect(visit.text(20) == "2 of 5 selected. To approve them:")
    #expect(visit.text(22) == "Nothing selected. To approve all 5:")
  }

  @Test func checkboxesOfFramesCausesAndAllAgree() throws {
    let state = """
      [...document.querySelectorAll('.cause-head input')].map(
        (box) => box.checked ? 'all' : box.indeterminate ? 'some' : 'none').join()
      """
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemSmall/snapshot@2x"),
      ["run": "document.querySelectorAll('.cause')[1].querySelector('.row input').click()"],
      ["run": state], ["run": "document.getElementById('select-frame').checked"],
      ["run": "document.getElementById('select-all').indeterminate"],
      ["run": "document.querySelectorAll('.cause-head input')[1].click()"], ["run": state],
      ["run": "new URLSearchParams(location.hash.slice(1)).getAll('select').join()"],
      ["run": "document.getElementById('select-frame').click()"], ["run": state],
      ["run": "document.querySelectorAll('.cause-head input')[0].checkVisibility()"],
      Browser.open(page, hash: "#select=Harbour/systemSmall/*&select=Moon/systemSmall/snapshot@2x"),
      words, command, ["run": state],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "none,some,all,none,none,none")
    #expect(visit.text(3) == "1")
    #expect(visit.text(4) == "1")
    #expect(visit.text(6) == "none,all,all,none,none,none")
    #expect(visit.text(7) == "Harbour/*")
    #expect(visit.text(9) == "none,some,none,none,none,none")
    // What failed can't be approved.
    #expect(visit.text(10) == "0")
    #expect(visit.text(12) == "3 of 5 selected. To approve them:")
    #expect(
      visit.text(13)
        == "swift run Tides approve 'Harbour/systemSmall/*' Moon/systemSmall/snapshot@2x"
    )
    #expect(visit.text(14) == "none,some,all,all,none,none")
  }

  @Test func theCommandIsCopiedByButtonAndKey() throws {
    let visit = try Browser.visit([
      [
        "before": """
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: async (text) => { (window.copied ??= []).push(text); } },
        });
        """
      ],
      Browser.open(page, hash: "#frame=Harbour/systemSmall/snapshot~dark@2x"),
      ["run": "document.getElementById('copy').click()"],
      ["wait": "document.getElementById('copy').textContent === 'Copied'"],
      ["press": "x"], ["run": "document.getElementById('copy').textContent"], ["press": "c"],
      ["wait": "window.copied.length === 2"], ["run": "window.copied.join('|')"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "1")
    #expect(visit.text(5) == "Copy")
    #expect(
      visit.text(8)
        == "swift run Tides approve|swift run Tides approve 'Harbour/systemSmall/snapshot~dark@2x'")
  }

  @Test func withoutAClipboardItIsCopiedTheOldWay() throws {
    let visit = try Browser.visit([
      [
        "before": """
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = (name) => {
          window.copied = `${name}: ${document.activeElement.value}`;
          return true;
        };
        """
      ],
      Browser.open(page), ["press": "c"], ["wait": "window.copied"], ["run": "window.copied"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "copy: swift run Tides approve")
  }

  @Test func filtersAndWordsForTheShell() throws {
    func run(_ expression: String) -> Browser.Step { ["run": "JSON.stringify(\(expression))"] }
    let visit = try Browser.visit([
      Browser.open(page),
      run(
        "ReportCommand.filters(new Set(['a/b/1', 'a/b/2', 'a/c/1']), ['a/b/1', 'a/b/2', 'a/c/1', 'a/c/2'])"
      ),
      run("ReportCommand.filters(new Set(['a/b/1', 'ab/1']), ['a/b/1', 'ab/1', 'ab/2'])"),
      run("ReportCommand.filters(new Set(['a*/1', 'a*/2']), ['a*/1', 'a*/2', 'ab/1'])"),
      run("ReportCommand.command('v', new Set(['-x/1']), ['-x/1', 'y/1'])"),
      run("[\"it's\", 'a~b', '$(rm)', 'a\\n\\u202eb\\'\\\\', ''].map(ReportCommand.quoted)"),
      run(
        "['W/*', '*', '?/s/1', 'W/s', 'W/x', 'W', 'w/*', 'W.s.1'].map((p) => ReportCommand.matches(p, 'W/s/1'))"
      ),
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == #"["a/b/*","a/c/1"]"#)
    #expect(visit.text(2) == #"["a/b/1","ab/1"]"#)
    #expect(visit.text(3) == #"["a*/1","a*/2"]"#)
    #expect(visit.text(4) == #""v '?x/1'""#)
    #expect(
      visit.text(5)
        == #"["'it'\\''s'","'a~b'","'$(rm)'","$'a\\u000A\\u202Eb\\'\\\\'","''"]"#)
    #expect(visit.text(6) == "[true,true,true,true,false,true,false,false]")
  }

  @Test func whereAllIsNewTheCommandRecords() throws {
    var mock = try MockVerification(in: folder.url)
    try mock.add("Moon/systemSmall/snapshot@2x", .new, pictures: [nil, 1])
    let page = try Site.write(mock.report, to: folder.url)
    let visit = try Browser.visit([
      Browser.open(page), command,
      [
        "run":
          "[...document.querySelectorAll('.segment:disabled')].map((e) => e.textContent).join()"
      ],
      ["run": "document.querySelector('.pane.expected p').textContent"], ["press": "2"],
      ["run": "document.querySelectorAll('.pane').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "swift run Tides record")
    #expect(visit.text(2) == "Wipe,Onion skin,Blink,−")
    #expect(visit.text(3) == "There is no golden yet.")
    #expect(visit.text(5) == "2")
  }
}
