import Planning
import BrowserDriver
import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// The site for readers of the five examples, as a reader and as another page meet it.
@Suite(.blocking, .needsChromium, .serialized)
final class DocsOfExamplesTests {
  private static let base = "some/base"

  /// Made once: every test reads it.
  private struct Made: Sendable {
    let folder: ScratchFolder
    let status: Int32
    /// The address of the server's root, for which the site's links were made.
    let address: String
    var site: String { folder.path + "/out/website" }
  }

  private let server: StaticServer
  private let made: Made

  init() throws {
    let folder = try ScratchFolder("docs")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/served/some", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/served/" + Self.base, withDestinationPath: "../../out/website")
    server = try StaticServer(folder.path + "/served")
    let tool = CommandLineTool(program: "vitrine") {
      Products.examples.map { ProductExecutable(name: $0, path: Repository.built($0)) }
    }
    let status = tool.run([
      "gallery", "--site", "--base-url", "\(server.address)/\(Self.base)", "--format", "png",
      "--phase", "snapshot,timeline,preview", "--network",
      "fixtures:\(Repository.root.path)/Sources/Examples/ThemedList/Fixtures", "--out",
      folder.path + "/out", "--quiet",
    ])
    made = Made(folder: folder, status: status, address: server.address)
  }

  private func pages() -> [String] {
    let all = FileManager.default.enumerator(atPath: made.site)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".html") }.sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(made.site)/\(name)", encoding: .utf8)
  }

  /// Every address that a page names, as it is written in `attribute="…"`.
  private func addresses(_ page: String) -> [String] {
    ["href", "src", "srcset"].flatMap { name in
      page.components(separatedBy: " \(name)=\"").dropFirst().map { rest in
        String(rest.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
      }
    }
  }

  @Test func everythingIsThere() throws {
    #expect(made.status == 0)
    #expect(pages().count == 14)
    let root = URL(string: "http://host/\(Self.base)/")!
    for name in pages() {
      let page = try text(name)
      let here = try #require(URL(string: name, relativeTo: root))
      // The first page alone has one: its search.
      let scripts = page.components(separatedBy: "<script").count - 1
      #expect(scripts == (name == "index.html" ? 1 : 0), "\(name)")
      for address in addresses(page) where !address.hasPrefix("#") {
        if address.hasPrefix("http") {
          // Only what others fetch is whole.
          #expect(address.hasPrefix("\(made.address)/\(Self.base)/"), "\(name): \(address)")
          continue
        }
        let target = try #require(URL(string: address, relativeTo: here)).absoluteURL.path
        #expect(target.hasPrefix("/\(Self.base)/"), "\(name): \(address)")
        let file = made.site + target.dropFirst(Self.base.count + 1)
        #expect(FileManager.default.fileExists(atPath: file), "\(name): \(address)")
      }
    }
    let trips = try text("widgets/TripsCalendar/NextTrip/index.html")
    #expect(trips.contains("Counts the days to your next trip, or to one that you choose."))
    #expect(trips.contains("<dt><bdi>Trip</bdi></dt><dd><bdi>Kyoto, Lisbon, Reykjavík</bdi>"))
    let picture = "\(made.site)/widgets/TripsCalendar/NextTrip/systemMedium/snapshot~dark@3x.png"
    #expect(FileManager.default.fileExists(atPath: picture))
    let address = "\(made.address)/\(Self.base)/widgets/TripsCalendar/NextTrip/card.png"
    #expect(trips.contains("<meta property=\"og:image\" content=\"\(address)\">"))
    for card in ["card.png", "widgets/TripsCalendar/NextTrip/card.png"] {
      let bytes = try #require(FileManager.default.contents(atPath: "\(made.site)/\(card)"))
      // Width and height of the header: 1200 and 630.
      #expect(Array(bytes[16..<24]) == [0, 0, 4, 0xB0, 0, 0, 2, 0x76])
    }
    try browse()
    try snippet()
    try docC()
  }

  /// Each page at both widths, by light and in the dark.
  private func browse() throws {
    var steps: [[String: any Sendable]] = []
    for page in pages() {
      for (isPhone, isDark) in [(false, false), (true, false), (false, true), (true, true)] {
        let address = "\(made.address)/\(Self.base)/\(page)"
        steps += [
          try open(address, isPhone: isPhone, isDark: isDark),
          [
            "run": """
            Promise.all([...document.images].map((image) => {
              image.loading = 'eager';
              return image.decode().then(() => image.naturalWidth > 0, () => false);
            })).then((all) => all.length > 0 && all.every(Boolean))
            """
          ],
          [
            "run": """
            [...document.querySelectorAll('picture source')].every((source) =>
              (source.parentElement.querySelector('img').currentSrc
                === new URL(source.srcset, location).href) === \(isDark))
            """
          ],
          ["run": "document.documentElement.scrollWidth"],
          ["run": "[...document.images].every((image) => image.alt.length > 4)"],
        ]
      }
    }
    let visit = try Browser.visit(steps)
    #expect(visit.complaints == [])
    for (place, step) in steps.enumerated() where step["open"] != nil {
      let name = "\(step["open"] ?? "") at \(step["width"] ?? "") dark \(step["dark"] ?? "")"
      #expect(visit.answers[place + 1] as? Bool == true, "pictures of \(name)")
      #expect(visit.answers[place + 2] as? Bool == true, "appearance of \(name)")
      #expect(visit.answers[place + 3] as? Int == step["width"] as? Int, "width of \(name)")
      #expect(visit.answers[place + 4] as? Bool == true, "words of \(name)")
    }
  }

  private func open(
    _ address: String, isPhone: Bool = false, isDark: Bool = false
  ) throws -> Browser.Step {
    Browser.open(
      try #require(URL(string: address)), width: isPhone ? 390 : 1280, phone: isPhone, dark: isDark)
  }

  /// The page's snippet for a README: a block of HTML that ends at an empty line.
  private func snippet() throws {
    let address = "\(made.address)/\(Self.base)/widgets/TripsCalendar/NextTrip/index.html"
    let offered = try Browser.visit([
      try open(address), ["run": "document.getElementById('readme').textContent"],
    ])
    let snippet = try #require(offered.answers[1] as? String)
    let readme = "# Trips\n\nLook at *this*:\n\n\(snippet)\n\nThat was it."
    let blocks = readme.components(separatedBy: "\n\n").map { block in
      block.hasPrefix("<picture>\n") ? block : "<p>\(block)</p>"
    }
    #expect(blocks.count == 4)
    try Data("<!doctype html>\n\(blocks.joined(separator: "\n"))".utf8).write(
      to: URL(fileURLWithPath: made.folder.path + "/served/readme.html"))
    let look = """
      (() => {
        const image = document.querySelector('img');
        return `${image.naturalWidth} ${image.clientWidth} ${image.currentSrc.split('/').pop()}`;
      })()
      """
    let visit = try Browser.visit(
      try [false, true].flatMap { isDark in
        [
          try open("\(made.address)/readme.html", isDark: isDark),
          ["wait": "document.querySelector('img').complete"], ["run": look],
        ]
      })
    #expect(visit.complaints.filter { !$0.contains("404") } == [])
    #expect(visit.answers[2] as? String == "1014 338 snapshot@3x.png")
    #expect(visit.answers[5] as? String == "1014 338 snapshot~dark@3x.png")
  }

  /// The page's snippet for an article, as DocC itself renders it.
  private func docC() throws {
    // Beside the compiler, which runs this.
    guard let docc = InstalledProgram.find("docc") else {
      print(
        "left out: DocC's reading of the article that a page offers: this toolchain has no docc")
      return
    }
    let page = try text("widgets/TripsCalendar/NextTrip/index.html")
    let start = try #require(page.range(of: "<code id=\"docc\">")?.upperBound)
    let end = try #require(page[start...].range(of: "</code>")?.lowerBound)
    let snippet = page[start..<end].replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    let catalog = made.folder.path + "/Trips.docc"
    try made.folder.write(
      "# Trips\n\n@Metadata {\n  @TechnologyRoot\n}\n\nWidgets of it.\n\n## Overview\n\n\(snippet)\n",
      to: "Trips.docc/Trips.md")
    try FileManager.default.copyItem(atPath: made.site + "/docc", toPath: catalog + "/Resources")
    let out = made.folder.path + "/archive"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: docc)
    process.arguments = [
      "convert", catalog, "--fallback-display-name", "Trips", "--fallback-bundle-identifier",
      "example.trips", "--output-path", out, "--warnings-as-errors",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let json = try String(contentsOfFile: out + "/data/documentation/trips.json", encoding: .utf8)
    let name = "TripsCalendar-NextTrip-systemMedium"
    #expect(json.contains("\(name)@3x.png"))
    #expect(json.contains("\(name)~dark@3x.png"))
  }
}
