import BrowserDriver
import Foundation
import Goldens
import Testing

@testable import Site

/// The use of the report's page by pointer and by keyboard.
@Suite(.blocking, .needsChromium, .serialized)
struct VerifyReportInBrowserTests {
  private let folder: ScratchFolder
  private let page: URL

  init() throws {
    folder = try ScratchFolder()
    let mock = try MockVerification.mixed(in: folder.url)
    page = try Site.write(mock.report, to: folder.url)
  }

  private func text(_ selector: String) -> Browser.Step {
    ["run": "document.querySelector('\(selector)').innerText.replace(/\\s*\\n\\s*/g, '|')"]
  }
  private let drawn: Browser.Step = ["wait": "document.querySelector('.difference canvas')"]
  private let frame: Browser.Step = [
    "run": "new URLSearchParams(location.hash.slice(1)).get('frame')"
  ]
  private let rows: Browser.Step = [
    "run": "[...document.querySelectorAll('.row')].filter((row) => row.offsetParent).length"
  ]

  @Test func causesLieWithTheirFramesAndCounts() throws {
    let visit = try Browser.visit([
      Browser.open(page), text("h1"), text(".verdict"), text(".said"),
      [
        "run": """
        [...document.querySelectorAll('.cause-button')]
          .map((cause) => cause.innerText.replace(/\\s*\\n\\s*/g, '|')).join(' / ')
        """
      ],
      rows, text("#count"),
      ["run": "document.getElementById('identical-names').children.length"],
      ["run": "document.getElementById('identical').open = true"],
      ["wait": "document.getElementById('identical-names').children.length"],
      ["run": "document.getElementById('identical-names').children.length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "6 of 18 frames differ, 1 golden has no frame")
    #expect(
      visit.text(2) == "1 failed|4 changed|1 new|1 missing|12 identical|Shard 1 of 2")
    #expect(
      visit.text(3)
        == "Goldens that no frame claims stay until they are removed: swift run Tides prune"
        + "|Made by another engine.|Up to 20 pixels may differ.")
    #expect(
      visit.text(4) == "Failed|The view’s body trapped.|1 frame"
        + " / Padding|Padding of Capsule grew by 2 pt.|3 frames"
        + " / Color|Colour of Text changed #34C759 → #30D158.|1 frame"
        + " / Pixels|Only pixels differ: the layouts are the same.|1 frame"
        + " / New|There is no golden yet.|1 frame"
        + " / Missing|There is a golden, and the frame wasn’t made.|1 frame")
    #expect(visit.text(5) == "8")
    #expect(visit.text(6) == "7 frames, 6 causes")
    #expect(visit.text(7) == "0")
    #expect(visit.text(10) == "12")
  }

  @Test func picturesLieSideBySideWithTheirDifference() throws {
    let magenta = """
      (() => {
        const canvas = document.querySelector('.difference canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let count = 0;
        for (let i = 0; i < data.length; i += 4) count += data[i] === 230 && data[i + 1] === 0;
        return [canvas.width, canvas.height, count].join();
      })()
      """
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemSmall/snapshot@2x"), drawn,
      ["run": "[...document.querySelectorAll('.pane figcaption')].map((e) => e.innerText).join()"],
      ["run": magenta], ["press": "d"], ["run": magenta],
      [
        "run": """
        [...document.querySelectorAll('.plane img')].map((image) => image.naturalWidth).join()
        """
      ],
      text(".why"),
      [
        "run": """
        [...document.querySelectorAll('.expected .outline')].map((outline) => {
          const plane = outline.parentElement.getBoundingClientRect();
          const box = outline.getBoundingClientRect();
          const share = (value, whole) => Math.round(value / whole * 100);
          return [share(box.left - plane.left, plane.width), share(box.width, plane.width)].join();
        }).join(' ')
        """
      ],
      ["run": "document.querySelectorAll('[id^=picture-]').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "Expected,Actual,Difference")
    // The bars, 8 × 12 pixels each, overlap by half.
    #expect(visit.text(3) == "40,20,96")
    // Amplified, each bar of 4 × 12 grows by 2 on every side.
    #expect(visit.text(5) == "40,20,256")
    #expect(visit.text(6) == "40,40")
    #expect(
      visit.text(7) == "What changed|Padding of Capsule grew by 2 pt.|Harbour › HStack"
        + "|1 change followed|Text “4.2 m” moved 2 pt right."
        + "|Colour of Text changed #34C759 → #30D158."
        + "|Select to approve|Harbour/systemSmall/snapshot@2x")
    // 4, 10 and 1 of 20 points from the left; 4, 4 and 2 wide.
    #expect(visit.text(8) == "20,20 50,20 5,10")
    // Of five frames with pictures, three different ones.
    #expect(visit.text(9) == "3")
  }

  @Test func whiteOnNothingDiffersToo() throws {
    let visit = try Browser.visit([
      Browser.open(page),
      [
        "run": """
        (async () => {
          const bar = async (left) => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [8, 2];
            const context = canvas.getContext('2d');
            context.fillStyle = '#ffffff';
            context.fillRect(left, 0, 2, 2);
            const image = new Image();
            image.src = canvas.toDataURL();
            await image.decode();
            return image;
          };
          const canvas = ReportPictures.difference(await bar(1), await bar(4), false);
          const { data } = canvas.getContext('2d').getImageData(0, 0, 8, 2);
          let row = '';
          for (let i = 0; i < 32; i += 4) row += data[i] === 230 ? '#' : '.';
          return row;
        })()
        """
      ],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == ".##.##..")
  }

  @Test func aSentenceUnderThePointerOrInFocusLightsItsRegion() throws {
    let lit = """
      [...document.querySelectorAll('.outline.lit')]
        .map((outline) => outline.closest('.pane').classList[1] + outline.dataset.change).join()
      """
    let shown = "getComputedStyle(document.querySelector('.actual .follows')).opacity"
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemSmall/snapshot@2x"), drawn,
      ["run": "document.querySelector('.reason').dispatchEvent(new Event('pointerenter'))"],
      ["run": lit],
      ["run": "document.querySelector('.reason').dispatchEvent(new Event('pointerleave'))"],
      ["run": lit], ["run": shown], ["run": "document.querySelector('.follow').focus()"],
      ["run": lit], ["run": shown], ["run": "document.activeElement.blur()"],
      ["run": "getComputedStyle(document.querySelector('.actual .cause-region')).opacity"],
      ["press": "o"],
      ["run": "getComputedStyle(document.querySelector('.actual .cause-region')).opacity"],
      Browser.open(page, hash: "#frame=Moon/systemSmall/snapshot@2x"), drawn,
      ["run": "document.querySelector('.pixels').focus()"], ["run": lit], text(".pixels"),
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "expected0,actual0,difference0,difference0")
    #expect(visit.text(5) == "")
    #expect(visit.text(6) == "0")
    #expect(visit.text(8) == "expected1,actual1,difference1,difference1")
    #expect(visit.text(9) == "1")
    #expect(visit.text(11) == "1")
    #expect(visit.text(13) == "0")
    #expect(visit.text(17) == "expectedpixels,actualpixels,differencepixels,differencepixels")
    #expect(
      visit.text(18)
        == "12 pixels differ (1.5 %), a channel by up to 40, the color by up to ΔE 3.5.")
  }

  @Test func theWipeMovesByHandByKeyAndBySlider() throws {
    let cut = "document.querySelector('.plane img.over').style.clipPath"
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemSmall/snapshot@2x"), drawn,
      ["press": "2"], ["wait": "document.querySelector('.handle')"], ["run": cut],
      ["press": "ArrowRight"], ["press": "ArrowRight"], ["run": cut],
      ["run": "document.querySelector('.handle').style.left"],
      [
        "run": """
        (() => {
          const range = document.querySelector('.slide input');
          range.value = 10;
          range.dispatchEvent(new Event('input'));
        })()
        """
      ],
      ["run": cut],
      [
        "run": """
        (() => {
          const view = document.querySelector('.overlay .view');
          const box = view.querySelector('.plane').getBoundingClientRect();
          const at = { button: 0, pointerId: 1, bubbles: true, clientY: box.top + 5 };
          view.setPointerCapture = () => {};
          view.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: box.left + box.width / 4 }));
          view.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: box.left + box.width * 3 / 4 }));
          view.dispatchEvent(new PointerEvent('pointerup', at));
          view.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: box.left }));
        })()
        """
      ],
      ["run": cut], ["run": "document.querySelector('.slide input').value"],
      ["run": "new URLSearchParams(location.hash.slice(1)).get('view')"],
      ["run": "document.querySelector('.marks.before').style.clipPath"],
      ["press": "3"], ["run": "document.querySelector('.plane img.over').style.opacity"],
      ["press": "ArrowLeft"], ["run": "document.querySelector('.plane img.over').style.opacity"],
      ["press": "1"], ["run": "document.querySelectorAll('.pane').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "inset(-24px -24px -24px 50%)")
    #expect(visit.text(7) == "inset(-24px -24px -24px 54%)")
    #expect(visit.text(8) == "54%")
    #expect(visit.text(10) == "inset(-24px -24px -24px 10%)")
    #expect(visit.text(12) == "inset(-24px -24px -24px 75%)")
    #expect(visit.text(13) == "75")
    #expect(visit.text(14) == "wipe")
    #expect(visit.text(15) == "inset(-24px 25% -24px -24px)")
    #expect(visit.text(17) == "0.5")
    #expect(visit.text(19) == "0.48")
    #expect(visit.text(21) == "3")
  }

  @Test func blinkingTurnsByItselfUnlessLessMotionIsAskedFor() throws {
    let caption = "document.querySelector('.overlay figcaption').textContent"
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemSmall/snapshot@2x"), drawn,
      ["press": "b"], ["run": caption],
      ["run": "new Promise((done) => setTimeout(done, 1600))"], ["run": caption],
      ["press": " "], ["run": caption],
      ["run": "document.querySelector('.plane img').style.visibility"],
      ["run": "document.querySelector('.slide .chip').click()"], ["run": caption],
      ["press": "b"], ["run": "document.querySelectorAll('.pane').length"],
      Browser.open(page, motion: true, hash: "#view=blink&frame=Harbour/systemSmall/snapshot@2x"),
      ["wait": "document.querySelector('.overlay figcaption')?.textContent === 'Actual'"],
      ["wait": "document.querySelector('.overlay figcaption')?.textContent === 'Expected'"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "Expected")
    #expect(visit.text(5) == "Expected")
    #expect(visit.text(7) == "Actual")
    #expect(visit.text(8) == "hidden")
    #expect(visit.text(10) == "Expected")
    #expect(visit.text(12) == "3")
    #expect(visit.text(14) == "1")
    #expect(visit.text(15) == "1")
  }

  @Test func zoomShowsPixelsAndPansAllPicturesTogether() throws {
    let sizes = """
      [...document.querySelectorAll('.plane')]
        .map((plane) => plane.style.width).join()
      """
    let lefts = """
      new Set([...document.querySelectorAll('.plane')].map((plane) => plane.style.left)).size + ' '
        + Math.floor(parseFloat(document.querySelector('.plane').style.left)
          - document.querySelector('.view').clientWidth / 2)
      """
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Moon/systemSmall/snapshot@2x"), drawn, ["press": "z"],
      ["run": sizes], ["run": lefts], text(".level"),
      ["run": "getComputedStyle(document.querySelector('.plane img')).imageRendering"],
      ["press": "+"], ["run": sizes], ["press": "+"], ["run": sizes],
      ["press": "ArrowRight"], ["run": lefts], ["press": "-"], ["press": "-"], ["press": "-"],
      ["press": "-"], ["run": sizes], ["press": "0"], text(".level"),
      ["run": "document.querySelector('[aria-label=Larger]').click()"], text(".level"),
      ["press": "Escape"], text(".level"), frame,
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "320px,320px,320px")
    // The middle of what differs, (3.5, 3) points, is in the middle: 7 pixels of 8 from the left.
    #expect(visit.text(4) == "1 -56")
    #expect(visit.text(5) == "8×")
    #expect(visit.text(6) == "pixelated")
    #expect(visit.text(8) == "640px,640px,640px")
    #expect(visit.text(10) == "640px,640px,640px")
    // 40 of the screen's pixels further.
    #expect(visit.text(12) == "1 -152")
    #expect(visit.text(17) == "40px,40px,40px")
    #expect(visit.text(19) == "Fit")
    #expect(visit.text(21) == "1×")
    #expect(visit.text(23) == "Fit")
    #expect(visit.text(24) == "Moon/systemSmall/snapshot@2x")
  }

  @Test func everyFilterLeavesItsFramesAndTheAddressKeepsThem() throws {
    func chip(_ filter: String, _ value: String) -> Browser.Step {
      [
        "run":
          "document.querySelector('[data-filter=\(filter)] [data-value=\"\(value)\"]').click()"
      ]
    }
    let visit = try Browser.visit([
      Browser.open(page), rows,
      chip("status", "new"), rows, chip("status", "new"),
      chip("kind", "Harbour"), rows, text("#count"),
      chip("family", "systemMedium"), rows, ["run": "location.hash"],
      ["run": "document.getElementById('reset').click()"], rows,
      chip("appearance", "dark"), rows, frame, chip("appearance", "dark"),
      chip("locale", "zh_Hans"), rows, chip("locale", "zh_Hans"),
      chip("phase", "timeline"), rows, chip("phase", "timeline"),
      ["press": "/"], ["run": "document.activeElement.id"],
      [
        "run": """
        (() => {
          const search = document.getElementById('search');
          search.value = 'COLOUR 30d158';
          search.dispatchEvent(new Event('input'));
        })()
        """
      ],
      rows, ["press": "Escape"], rows,
      ["run": "document.querySelectorAll('[data-filter=device], [data-filter=product]').length"],
      chip("status", "new"), chip("kind", "Harbour"),
      ["run": "document.getElementById('nothing').hidden"],
      Browser.open(page, hash: "#family=systemLarge&q=trapped"), rows, text(".why .id"),
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "8")
    #expect(visit.text(3) == "1")
    #expect(visit.text(6) == "4")
    #expect(visit.text(7) == "3 of 7 frames, 2 causes")
    #expect(visit.text(9) == "1")
    #expect(
      visit.text(10).hasPrefix("#kind=Harbour&family=systemMedium&frame=Harbour%2FsystemMedium"))
    #expect(visit.text(12) == "8")
    #expect(visit.text(14) == "1")
    #expect(visit.text(15) == "Harbour/systemSmall/snapshot~dark@2x")
    #expect(visit.text(18) == "1")
    #expect(visit.text(21) == "2")
    #expect(visit.text(24) == "search")
    #expect(visit.text(26) == "2")
    #expect(visit.text(28) == "8")
    #expect(visit.text(29) == "0")
    #expect(visit.text(32) == "0")
    #expect(visit.text(34) == "1")
    #expect(visit.text(35) == "Moon/systemLarge/snapshot@2x")
  }

  @Test func keysMoveAmongFramesAndCauses() throws {
    let place = "document.querySelector('.steps .number').textContent"
    let visit = try Browser.visit([
      Browser.open(page), ["run": place], ["press": "j"], ["run": place], frame,
      ["press": "ArrowDown"], ["press": "ArrowRight"], ["run": place], ["press": "k"],
      ["press": "ArrowUp"], ["press": "ArrowLeft"], ["run": place], ["press": "k"],
      ["run": place], ["press": "n"], ["press": "n"], ["run": place], frame,
      ["press": "n"], frame, ["press": "p"], ["press": "p"], ["run": place],
      ["run": "document.querySelectorAll('.row-button[aria-current]').length"],
      ["press": "?"], ["run": "document.getElementById('keys').open"], ["press": "j"],
      ["run": place],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "1 of 1 · cause 1 of 6")
    #expect(visit.text(3) == "1 of 3 · cause 2 of 6")
    #expect(visit.text(4) == "Harbour/systemSmall/snapshot@2x")
    #expect(visit.text(7) == "3 of 3 · cause 2 of 6")
    #expect(visit.text(11) == "1 of 1 · cause 1 of 6")
    #expect(visit.text(13) == "1 of 1 · cause 1 of 6")
    // The same frame under its second cause.
    #expect(visit.text(16) == "1 of 1 · cause 3 of 6")
    #expect(visit.text(17) == "Harbour/systemSmall/snapshot@2x")
    #expect(visit.text(19) == "Moon/systemSmall/snapshot@2x")
    #expect(visit.text(22) == "1 of 3 · cause 2 of 6")
    #expect(visit.text(23) == "1")
    #expect(visit.text(25) == "1")
    #expect(visit.text(27) == "1 of 3 · cause 2 of 6")
  }
}
