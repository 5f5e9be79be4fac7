import BrowserDriver
import Foundation
import Planning
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// The live page of the fixture widgets in Chromium.
@Suite(.blocking, .needsChromium) struct LivePageInBrowserTests {
  private static let ready = "document.querySelector('.pane img') && \(count) > 0"
  private static let count = "Number(document.getElementById('status').dataset.count)"

  private func visit(
    at hash: String = "", kinds: [String]? = nil, phone: Bool = false, isRenewed: Bool = false,
    steps: [Browser.Step]
  ) throws -> Browser.Visit {
    let product = ProductExecutable(
      name: "FixtureWidgets", path: Repository.built("FixtureWidgets"))
    var options = FrameOptions()
    options.plan.kinds = kinds
    let frames = options
    let tool = CommandLineTool(program: "FixtureWidgets") { [product] }
    let command = tool.description
    let live = LiveSource {
      FrameSource(
        products: try frames.plan.describe([product]), base: frames, command: command,
        verb: ServeVerb.description, invocation: "vitrine")
    }
    let page = try ServeSession(live, port: 0, templates: nil, isWatched: isRenewed)
    page.start()
    // A browser on a busy machine may need long for its first picture: builds go on until it has seen its two.
    let end = DispatchSemaphore(value: 0)
    if isRenewed {
      Thread.detachNewThread {
        while end.wait(timeout: .now() + 2) == .timedOut { live.renew() }
      }
    }
    defer {
      end.signal()
      page.stop()
    }
    let address = try #require(URL(string: page.address))
    // What the page keeps of the address is behind the redirect as well.
    let open = Browser.open(
      address, width: phone ? 390 : 1440, phone: phone, hash: hash.isEmpty ? "" : "#" + hash)
    return try Browser.visit([open, ["wait": Self.ready]] + steps)
  }

  /// Changes a setting as a person does, and waits for the picture.
  private func change(_ script: String) -> [Browser.Step] {
    [
      ["run": "window.before = \(Self.count); \(script); true"],
      ["wait": "\(Self.count) > window.before"],
    ]
  }

  private static func choose(_ knob: String, _ value: String) -> String {
    """
    (() => {
      const field = document.querySelector('[data-knob="\(knob)"]');
      const radio = field.querySelector('input[type=radio][value="\(value)"]');
      if (radio) return radio.click();
      const one = field.querySelector('select, input');
      one.value = '\(value)';
      one.dispatchEvent(new Event(one.type === 'range' ? 'input' : 'change', { bubbles: true }));
    })()
    """
  }

  private static let picture = "document.querySelector('.pane img').src.length"
  private static let command = "document.getElementById('command').textContent"

  @Test(arguments: [
    ("appearance", "dark", "--appearance dark"),
    ("contrast", "increased", "--contrast increased"),
    ("type-size", "11", "--type-size accessibility5"),
    ("family", "systemMedium", "--family systemMedium"),
    ("device", "iPhone SE (3rd generation)", "--device 'iPhone SE (3rd generation)'"),
    ("locale", "ar", "--locale ar"), ("direction", "rtl", "--direction rtl"),
    ("rendering", "accented", "--rendering accented"), ("os", "18", "--os 18"),
    ("placement", "today", "--placement today"), ("phase", "placeholder", "--phase placeholder"),
    ("locked", "locked", "--locked=locked"), ("luminance", "reduced", "--luminance reduced"),
    ("tint", "#ff9f0a", "--tint FF9F0A"), ("detail", "simplified", "--detail simplified"),
  ])
  func eachSettingDrawsAndIsInAddressAndCommand(knob: String, value: String, words: String) throws {
    // A colour's field reports each value while it is chosen.
    let act =
      knob == "tint"
      ? "(() => { const f = document.querySelector('[data-knob=tint] input'); f.value = '\(value)'; f.dispatchEvent(new Event('input', {bubbles: true})); })()"
      : Self.choose(knob, value)
    let visit = try visit(
      steps: change(act) + [["run": Self.command], ["run": "location.hash"], ["run": Self.picture]])
    #expect(visit.complaints == [])
    #expect("\(visit.answers[4])".contains(words), "\(visit.answers[4])")
    #expect("\(visit.answers[5])".contains("\(knob)="))
    #expect((visit.answers[6] as? Int ?? 0) > 1000)
  }

  @Test func theWidgetThatTheCommandNamesIsTheChosenOne() throws {
    let visit = try visit(
      kinds: ["hourly"],
      steps: [
        ["run": "document.querySelector('[data-knob=kind] select').selectedOptions[0].label"],
        ["run": Self.command],
      ])
    #expect(visit.text(2) == "hourly")
    #expect(visit.text(3).contains("--kind hourly"))
    #expect(visit.complaints == [])
  }

  @Test func aPressShowsItsStepsAndStaysUntilItBeginsAgain() throws {
    let toggle = "document.querySelector('.tap[aria-pressed=false]:not(:disabled)')"
    let visit = try visit(
      at: "kind=touched",
      steps: [["wait": toggle]] + change("\(toggle).click()") + [
        ["wait": "document.querySelectorAll('#steps img').length === 4"],
        ["run": "document.querySelectorAll('.tap[aria-pressed=true]').length"],
        [
          "run":
            "[...document.querySelectorAll('#steps span')].map((one) => one.textContent).join()"
        ],
        ["run": "document.querySelector('#pressed li').textContent"], ["run": "location.hash"],
      ] + change("document.getElementById('unpress').click()") + [
        ["run": "document.querySelectorAll('.tap[aria-pressed=true]').length"]
      ])
    #expect(visit.complaints == [])
    // The other toggle is on and disabled.
    #expect(visit.answers[6] as? Int == 2)
    #expect(visit.text(7) == "Before,At once,While it is performed,After")
    #expect(visit.text(8).contains("performed SwitchLamp") && visit.text(8).contains("other"))
    #expect(visit.text(9).contains("tap="))
    #expect(visit.answers[12] as? Int == 1)
  }

  /// The provider's entries are at the full hours after 09:41.
  @Test func theSliderShowsTheEntryOfItsDate() throws {
    let slide =
      "(() => { const f = document.getElementById('date'); f.value = Number(f.min) + 7200; f.dispatchEvent(new Event('input', {bubbles: true})); })()"
    let text =
      "document.querySelector('.pane img').alt + document.getElementById('date-text').textContent"
    let visit = try visit(
      at: "kind=hourly",
      steps: [["wait": "!document.getElementById('moment').hidden"]] + change(slide)
        + [
          ["run": text], ["run": "location.hash"],
          ["run": "document.querySelectorAll('#ticks i').length"],
        ])
    #expect(visit.complaints == [])
    #expect(visit.text(5).hasSuffix("entry 2 of 3"), "\(visit.text(5))")
    #expect(visit.text(6).contains("at=2026-01-09T11%3A41%3A00Z"))
    #expect(visit.answers[7] as? Int == 3)
  }

  @Test func twoSettingsStandSideBySide() throws {
    let differs =
      "new Set([...document.querySelectorAll('.pane img')].map((one) => one.src)).size"
    let visit = try visit(
      steps: change("document.getElementById('compare').click()")
        + [["wait": "document.querySelectorAll('.pane img').length === 2"], ["run": differs]]
        + change(Self.choose("appearance", "dark"))
        + [
          ["run": differs], ["run": "location.hash"],
          ["run": "document.querySelector('[data-side=b] figcaption').textContent"],
        ])
    #expect(visit.complaints == [])
    #expect(visit.answers[5] as? Int == 1)
    #expect(visit.answers[8] as? Int == 2)
    #expect(visit.text(9).contains("two") && visit.text(9).contains("b.appearance=dark"))
    #expect(visit.text(10).contains("appearance dark"))
  }

  /// As `watch` has it: the page draws by itself after each build, with the settings that it had.
  @Test func newerWidgetsAreDrawnWithoutAskingForThem() throws {
    let visit = try visit(
      at: "appearance=dark", isRenewed: true,
      steps: [
        ["run": "window.before = \(Self.count); window.isSame = true"],
        ["wait": "\(Self.count) >= window.before + 2"], ["run": "window.isSame"],
        ["run": Self.command],
      ])
    #expect(visit.complaints == [])
    #expect(visit.answers[4] as? Bool == true)
    #expect(visit.text(5).contains("--appearance dark"))
  }

  /// The entry's date and text are JSON; what is edited is drawn, in the address, and the provider's again.
  @Test func theEntryIsEditedAsJSON() throws {
    let field = "document.querySelector('#entry textarea')"
    func edit(_ json: String) -> String {
      "(() => { \(field).value = '\(json)'; \(field).dispatchEvent(new Event('change')); })()"
    }
    let source = "document.querySelector('.pane img').src"
    let visit = try visit(
      at: "kind=hourly&phase=snapshot",
      steps: [
        ["wait": "\(field).value !== ''"], ["run": "\(field).value"],
        ["run": "window.first = \(source); true"],
      ]
        + change(edit(#"{"text": "edited"}"#))
        + [
          ["run": "\(field).value"], ["run": "decodeURIComponent(location.hash)"],
          ["run": "\(source) !== window.first"],
        ] + change(edit(#"{"text": 3}"#))
        + [["run": "document.querySelector('.failure').textContent"]]
        + [
          ["run": edit("{")],
          ["run": "document.querySelector('#entry [role=alert]').textContent"],
        ] + change("document.querySelector('#entry button').click()")
        + [["run": "\(field).value"], ["run": "\(source) === window.first"]])
    #expect(visit.complaints == [])
    let own = "{\n  \"date\": \"2026-01-09T09:41:00Z\",\n  \"text\": \"snapshot\"\n}"
    #expect(visit.text(3) == own)
    #expect(visit.text(7) == own.replacing("snapshot", with: "edited"))
    #expect(visit.text(8).contains(#"entry={"text":"edited"}"#), "\(visit.text(8))")
    #expect(visit.answers[9] as? Bool == true)
    #expect(visit.text(12).contains("text is String, and 3 isn’t."), "\(visit.text(12))")
    #expect(visit.text(14).hasPrefix("This is no JSON"))
    #expect(visit.text(17) == own)
    #expect(visit.answers[18] as? Bool == true)
  }

  @Test func parametersHaveTheirOptions() throws {
    let values =
      "[...document.querySelectorAll('[data-knob=\"value.tide\"] input')].map((one) => one.value).join()"
    let visit = try visit(
      at: "kind=configurable&phase=snapshot",
      steps: [["wait": "document.querySelector('[data-knob=\"value.tide\"]')"], ["run": values]]
        + change(Self.choose("value.tide", "low"))
        + [
          ["run": Self.command], ["run": "document.querySelector('#file code').textContent"],
          ["run": "document.querySelector('.pane img') !== null"],
        ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == ",high,low")
    #expect(visit.text(6).contains("--configuration live.json"))
    #expect(visit.text(7).contains(#""tide" : "low""#))
  }

  /// A link opens the inspector at its view; the keyboard steps through the others, and closes it.
  @Test func theInspectorIsInTheAddressAndAnswersToKeys() throws {
    let item = "document.querySelector('.inspect[open] .inspect-item[aria-selected=true]')"
    let visit = try visit(
      at: "inspect=0",
      steps: [
        ["wait": item], ["run": "location.hash"], ["press": "ArrowDown"], ["run": "location.hash"],
        ["run": "document.querySelectorAll('.inspect .inspect-reasons li').length > 0"],
        ["press": "Escape"], ["run": "location.hash"],
        ["press": "i"], ["wait": item], ["run": "location.hash.includes('inspect=')"],
      ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "#inspect=0")
    #expect(visit.text(5) == "#inspect=1")
    #expect(visit.answers[6] as? Bool == true)
    #expect(visit.text(8) == "")
    #expect(visit.answers[11] as? Bool == true)
  }

  /// The page gives the reason why something can't be drawn, and goes on.
  @Test func whatCanNotBeDrawnIsExplained() throws {
    let visit = try visit(
      steps: [
        ["run": "location.hash = 'device=iPhone%2016&family=systemExtraLarge'"],
        ["wait": "document.querySelector('.failure')"],
        ["run": "document.querySelector('.failure').textContent"],
        ["run": "location.hash = ''"], ["wait": Self.ready],
      ])
    #expect(visit.text(4).contains("systemExtraLarge"))
    #expect(visit.answers[6] as? Bool == true)
  }

  @Test(arguments: [false, true]) func nothingIsWiderThanThePage(isPhone: Bool) throws {
    let visit = try visit(
      phone: isPhone,
      steps: [
        ["run": "document.documentElement.scrollWidth <= innerWidth"],
        [
          "run":
            "[...document.querySelectorAll('button, input, select')].filter((one) => one.offsetParent && !one.labels?.length && !one.textContent && !one.getAttribute('aria-label')).length"
        ],
      ])
    #expect(visit.answers[2] as? Bool == true)
    #expect(visit.answers[3] as? Int == 0)
  }
}
