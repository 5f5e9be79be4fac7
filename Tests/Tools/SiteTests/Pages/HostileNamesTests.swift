import Failures
import Foundation
import Site
import TestSupport
import Testing

/// Names as an adversary would choose them, in every place that takes one.
@Suite struct HostileNamesTests {
  static let names = [
    "<script>alert(1)</script>", "\" onload=\"alert(1)", "' onclick='alert(1)",
    "</script><script>alert(1)</script>", "</title><h1>", "<!--", "]]>", "{{name}}", "&amp;",
    "👩‍👧‍👦 emoji", "\u{202E}desrever", "a\u{0}b", String(repeating: "long", count: 75), "..",
    "../../up", "a/b", "javascript:alert(1)", "Case", "case", "CASE", "\u{2028}line",
    "`${alert(1)}`",
  ]

  static func gallery() -> Gallery {
    func frame(_ name: String, _ phase: String) -> Gallery.Frame {
      // No path on a disk holds NUL.
      let file = name.replacingOccurrences(of: "\u{0}", with: "")
      return Gallery.Frame(
        id: "\(name)/\(phase)", family: name, device: name, phase: phase, index: nil, date: nil,
        variant: .init(locale: name, configuration: name), size: CGSize(width: 100, height: 50),
        scale: 2, files: .init(png: "frames/\(file).png", html: "frames/\(file).html"),
        links: [.init(url: name, rect: CGRect(x: 0, y: 0, width: 10, height: 10))],
        texts: [name], diagnostics: [.init(code: name, message: name)], cornerRadius: 10,
        failure: phase == "snapshot" ? nil : name)
    }
    return Gallery(
      title: names[3], generator: names[0],
      products: [
        .init(
          name: names[3],
          widgets: names.map { name in
            .init(
              kind: name, displayName: name, description: name, families: [name],
              frames: [frame(name, "snapshot"), frame(name, "preview-\(name)")])
          })
      ], skipped: names.map { .init(what: $0, reason: $0) })
  }

  @Test func noNameMakesAnElementOrLeavesItsAttribute() throws {
    let folder = try ScratchFolder()
    try Site.write(Self.gallery(), to: folder.url)
    let pages = try folder.files().filter { $0.key.hasSuffix(".html") }
    #expect(pages.count == 1 + Self.names.count)
    for (name, data) in pages {
      let page = String(decoding: data, as: UTF8.self)
      let starts = page.components(separatedBy: "<script").count - 1
      let ends = page.components(separatedBy: "</script>").count - 1
      let scripts = name == "index.html" ? 4 : 10
      #expect(starts == scripts, "\(name)")
      #expect(ends == scripts, "\(name)")
      let data = try #require(page.range(of: "<script type=\"application/json\""))
      let markup = page[..<data.lowerBound]
      for forbidden in ["\" onload", "' onclick", "<h1></", "href=\"javascript:", "\u{0}"] {
        let isThere = markup.contains(forbidden)
        #expect(!isThere, "\(name) holds \(forbidden)")
      }
    }
  }

  @Test func everyWidgetHasItsPageInsideTheOutputFolder() throws {
    let folder = try ScratchFolder()
    let output = folder.url.appendingPathComponent("a/b/c")
    try Site.write(Self.gallery(), to: output)
    let outside = try folder.files().keys.filter { !$0.hasPrefix("a/b/c/") }
    #expect(outside.isEmpty)
    let pages = try folder.files().keys.filter { $0.hasPrefix("a/b/c/widgets/") }
    #expect(Set(pages.map { $0.lowercased() }).count == Self.names.count)
  }

  @Test func twoWidgetsOfOneKindAreReported() throws {
    let folder = try ScratchFolder()
    let widget = Gallery.Widget(
      kind: "Trip", displayName: "", description: "", families: [], frames: [])
    let gallery = Gallery(
      generator: "test", products: [.init(name: "Trips", widgets: [widget, widget])])
    let error = #expect(throws: Failure.self) { try Site.write(gallery, to: folder.url) }
    #expect(error?.description == "two widgets of Trips have the kind “Trip”; give each its own")
  }

  @Test func twoFramesOfOneIDAreBothThere() throws {
    let folder = try ScratchFolder()
    var gallery = Self.gallery()
    var widget = try gallery.products.element(0).widgets.element(0)
    widget.kind = "Twice"
    widget.frames = try [0, 1].map { number in
      var frame = try widget.frames.element(0)
      frame.id = "same"
      frame.failure = "failure \(number)"
      return frame
    }
    gallery.products = [.init(name: "Product", widgets: [widget])]
    try Site.write(gallery, to: folder.url)
    let page = try folder.text(of: "widgets/Product/Twice.html")
    #expect(page.contains(#""id":"same","#))
    #expect(page.contains(#""id":"same (2)","#))
  }
}
