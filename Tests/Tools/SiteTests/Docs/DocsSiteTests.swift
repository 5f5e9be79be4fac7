import DisplayList
import Failures
import Foundation
import Site
import Testing

@Suite struct DocsSiteTests {
  private let output: ScratchFolder
  private let site: ScratchFolder
  private var gallery: Gallery

  init() throws {
    output = try ScratchFolder()
    site = try ScratchFolder()
    gallery = try MockGallery(in: output.url).gallery
  }

  private func write(_ gallery: Gallery, baseURL: String? = nil) throws {
    try DocsSite(gallery, baseURL: baseURL).write(from: output.url, to: site.url, making: .plain)
  }

  private func names() throws -> Set<String> { Set(try site.files().keys) }

  @Test func addressesAreMadeOfKindFamilyAndVariant() throws {
    try write(gallery)
    let month = try names().filter { $0.hasPrefix("widgets/Almanac/Month/") }
    #expect(
      month == [
        "widgets/Almanac/Month/index.html", "widgets/Almanac/Month/card.png",
        "widgets/Almanac/Month/systemLarge/snapshot@3x.png",
        "widgets/Almanac/Month/systemLarge/snapshot~dark@3x.png",
        "widgets/Almanac/Month/systemLarge/timeline-000@3x.png",
        "widgets/Almanac/Month/systemLarge/timeline-000~dark@3x.png",
      ])
    #expect(
      try Set(names().filter { $0.hasPrefix("docc/Almanac-Month") }) == [
        "docc/Almanac-Month-systemLarge@3x.png", "docc/Almanac-Month-systemLarge~dark@3x.png",
        "docc/Almanac-Month-systemLarge-timeline-000@3x.png",
        "docc/Almanac-Month-systemLarge-timeline-000~dark@3x.png",
      ])
    // A widget of which nothing was made has no page.
    #expect(try !names().contains { $0.contains("Bearing") })
  }

  @Test func oneProductIsNotInTheAddress() throws {
    var gallery = gallery
    gallery.products = [gallery.products[1]]
    try write(gallery)
    #expect(try names().contains("widgets/Month/systemLarge/snapshot@3x.png"))
    #expect(try names().contains("docc/Month-systemLarge~dark@3x.png"))
    #expect(try site.text(of: "index.html").contains("<h1><bdi>Almanac</bdi></h1>"))
  }

  @Test func addressesStayWhenAWidgetComesBefore() throws {
    try write(gallery)
    let before = try names()
    var more = gallery
    var other = gallery.products[1].widgets[0]
    other.kind = "Almost"
    more.products[1].widgets.insert(other, at: 0)
    try write(more)
    #expect(try names().isSuperset(of: before))
    #expect(try names().contains("widgets/Almanac/Almost/systemLarge/snapshot@3x.png"))
  }

  @Test func aSecondRunWritesTheSameBytesAndTakesAwayWhatIsStale() throws {
    try write(gallery)
    let first = try site.files()
    try site.write("mine", to: "widgets/Almanac/Month/mine.txt")
    try write(gallery)
    #expect(try site.files().filter { $0.key != "widgets/Almanac/Month/mine.txt" } == first)
    var less = gallery
    less.products[1].widgets.removeFirst()
    try write(less)
    #expect(
      try names().filter { $0.contains("Month") } == ["widgets/Almanac/Month/mine.txt"])
  }

  @Test func anIndexOfAnotherHandRemovesNothingOutside() throws {
    try site.write("kept", to: "kept.txt")
    let inner = site.url.appendingPathComponent("site")
    try site.write(#"{"files": ["../kept.txt", "/kept.txt", "", "a//b"]}"#, to: "site/site.json")
    try DocsSite(gallery).write(from: output.url, to: inner, making: .plain)
    #expect(try site.text(of: "kept.txt") == "kept")
  }

  @Test func darkPicturesAreSourcesAndSizesAreGiven() throws {
    try write(gallery)
    let page = try site.text(of: "widgets/Almanac/Month/index.html")
    #expect(
      page.contains(
        "<picture><source media=\"(prefers-color-scheme: dark)\" "
          + "srcset=\"../../../widgets/Almanac/Month/systemLarge/snapshot~dark@3x.png\">"
          + "<img src=\"../../../widgets/Almanac/Month/systemLarge/snapshot@3x.png\" "
          + "alt=\"Month, Large: High water, 4.2 m, at 10:15\" width=\"364\" height=\"382\" "
          + "loading=\"lazy\" decoding=\"async\"></picture>"))
    #expect(page.contains("<h1><bdi>Month</bdi></h1>"))
    #expect(page.contains("The whole month with its moons."))
    // On its background shape: 12 points around 76 × 76.
    let tide = try site.text(of: "widgets/Tides/NextTide/index.html")
    #expect(tide.contains("accessoryCircular/snapshot@3x.png\" alt=\"Next tide, Circular"))
    #expect(tide.contains("width=\"100\" height=\"100\""))
  }

  @Test func equalPicturesOfLightAndDarkAreOne() throws {
    var gallery = gallery
    for place in gallery.products[1].widgets[0].frames.indices {
      gallery.products[1].widgets[0].frames[place].digest = "same"
    }
    try write(gallery)
    #expect(
      try names().filter { $0.hasPrefix("widgets/Almanac/Month/systemLarge") }
        == ["widgets/Almanac/Month/systemLarge/snapshot@3x.png"])
  }

  @Test func settingsAreListed() throws {
    var gallery = gallery
    gallery.products[1].widgets[0].parameters = [
      .init(
        name: "place", title: "Place", type: "PlaceEntity", choices: ["Harbour", "Pier"],
        defaultValue: "Pier"),
      .init(name: "isLarge", title: "", type: "Bool"),
    ]
    try write(gallery)
    let page = try site.text(of: "widgets/Almanac/Month/index.html")
    #expect(
      page.contains(
        "<dt><bdi>Place</bdi></dt><dd><bdi>Harbour, Pier</bdi> "
          + "<span class=\"default\">At first: <bdi>Pier</bdi></span></dd>"))
    #expect(page.contains("<dt><bdi>isLarge</bdi></dt><dd><code>Bool</code></dd>"))
  }

  @Test func wholeAddressesAreOnlyThereWithABase() throws {
    try write(gallery)
    let page = try site.text(of: "widgets/Almanac/Month/index.html")
    #expect(!page.contains("og:image") && !page.contains("canonical"))
    #expect(page.contains("og:title\" content=\"Month\""))
    #expect(try !names().contains("sitemap.xml"))
    try write(gallery, baseURL: "https://example.com/w")
    let based = try site.text(of: "widgets/Almanac/Month/index.html")
    let address = "https://example.com/w/widgets/Almanac/Month/"
    #expect(based.contains("<meta property=\"og:image\" content=\"\(address)card.png\">"))
    #expect(based.contains("<link rel=\"canonical\" href=\"\(address)index.html\">"))
    #expect(try site.text(of: "sitemap.xml").contains("<loc>\(address)index.html</loc>"))
  }

  @Test func kindsThatDifferByCaseAreReported() throws {
    var gallery = gallery
    var other = gallery.products[1].widgets[0]
    other.kind = "month"
    gallery.products[1].widgets.append(other)
    let error = #expect(throws: Failure.self) { try DocsSite(gallery) }
    #expect(
      error?.description
        == "the pages of the widgets “Month” and “month” would have one address, as their kinds "
        + "differ in case alone or not at all; rename one, or leave it out by --kind")
  }

  @Test func namesThatAreOneToDocCAreReported() throws {
    var gallery = gallery
    for kind in ["a b", "a.b"] {
      var other = gallery.products[1].widgets[0]
      other.kind = kind
      gallery.products[1].widgets.append(other)
    }
    let error = #expect(throws: Failure.self) { try DocsSite(gallery) }
    #expect(error?.description.contains("Almanac-a-b-systemLarge@3x.png in a DocC") == true)
  }

  @Test func aTemplateOfOnesOwnReplacesOne() throws {
    let templates = try ScratchFolder()
    try templates.write("<p>{{name}}</p>", to: "site-widget.html")
    try DocsSite(gallery).write(
      from: output.url, to: site.url, templates: templates.url, making: .plain)
    #expect(try site.text(of: "widgets/Almanac/Month/index.html") == "<p>Month</p>")
    #expect(try site.text(of: "index.html").contains("<h1>"))
  }

  @Test func theGalleryHasNothingOfTheSite() throws {
    try Site.write(gallery, to: site.url)
    #expect(try !names().contains { $0.contains("site-") })
  }

  @Test func hostileNamesStayTextAndInsideTheFolder() throws {
    var hostile = HostileNamesTests.gallery()
    var kinds: Set<String> = []
    hostile.products[0].widgets.removeAll { !kinds.insert($0.kind.lowercased()).inserted }
    hostile.products[0].widgets[0].parameters = HostileNamesTests.names.map {
      .init(name: $0, title: $0, type: $0, choices: [$0], defaultValue: $0)
    }
    let inner = site.url.appendingPathComponent("in")
    try DocsSite(hostile, baseURL: "https://example.com/").write(
      from: output.url, to: inner, making: .plain)
    let files = try site.files()
    #expect(files.keys.allSatisfy { $0.hasPrefix("in/") })
    for name in files.keys {
      let parts = name.split(separator: "/")
      #expect(parts.allSatisfy { $0.utf8.count <= 255 && !$0.contains("<") }, "\(name)")
    }
    let pages = files.filter { $0.key.hasSuffix(".html") }
    #expect(pages.count == 1 + kinds.count)
    for (name, data) in pages {
      // The page's own script aside.
      let page = String(decoding: data, as: UTF8.self)
        .replacingOccurrences(of: #"<script src="assets/site-search.js"></script>"#, with: "")
      for forbidden in [
        "<script", "\" onload", "' onclick", "<h1></", "href=\"javascript:", "\u{0}",
      ] {
        let isThere = page.contains(forbidden)
        #expect(!isThere, "\(name) holds \(forbidden)")
      }
    }
  }
}
