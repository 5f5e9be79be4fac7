import BrowserDriver
import Foundation
import Site
import Testing

@Suite(.blocking, .needsChromium)
struct HostileDocsInBrowserTests {
  @Test func namesAreTextPicturesLoadAndNothingRuns() throws {
    let folder = try ScratchFolder()
    var gallery = HostileNamesTests.gallery()
    var kinds: Set<String> = []
    gallery.products[0].widgets.removeAll { !kinds.insert($0.kind.lowercased()).inserted }
    let index = try DocsSite(gallery).write(
      from: folder.url.appendingPathComponent("none"), to: folder.url, making: .plain)
    let load = """
      Promise.all([...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().then(() => true, () => false);
      })).then((all) => all.length > 0 && all.every(Boolean))
      """
    var steps: [Browser.Step] = [
      Browser.open(index, width: 390, phone: true),
      ["run": "[...document.querySelectorAll('.card strong')].map((e) => e.textContent).join('|')"],
      ["run": "document.documentElement.scrollWidth"], ["run": load],
      [
        "run": "[...document.querySelectorAll('.card')].map((link) => link.href).join('\\n')"
      ],
    ]
    let front = try Browser.visit(steps)
    // HTML has no NUL.
    let names = gallery.products[0].widgets.map {
      $0.kind.replacingOccurrences(of: "\u{0}", with: "\u{FFFD}")
    }
    #expect(front.text(1) == names.joined(separator: "|"))
    #expect(front.text(2) == "390")
    #expect(front.text(3) == "1")
    #expect(front.complaints == [])
    let pages = front.text(4).split(separator: "\n").map(String.init)
    #expect(pages.count == kinds.count)
    steps = pages.flatMap { page -> [Browser.Step] in
      [
        ["open": page, "width": 390, "height": 844, "phone": true],
        ["run": "document.querySelector('h1').textContent"], ["run": load],
        ["run": "document.documentElement.scrollWidth"],
      ]
    }
    let visit = try Browser.visit(steps)
    #expect(visit.complaints == [])
    for (place, name) in names.enumerated() {
      #expect(visit.text(4 * place + 1) == name)
      #expect(visit.text(4 * place + 2) == "1", "pictures of \(name)")
      #expect(visit.text(4 * place + 3) == "390", "\(name)")
    }
  }
}
