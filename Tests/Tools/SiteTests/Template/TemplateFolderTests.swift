import Failures
import Foundation
import Site
import Testing

@Suite struct TemplateFolderTests {
  private let output: ScratchFolder
  private let templates: ScratchFolder
  private let gallery: Gallery

  init() throws {
    output = try ScratchFolder()
    templates = try ScratchFolder()
    gallery = try MockGallery(in: output.url).gallery
  }

  private func write() throws {
    try Site.write(gallery, to: output.url, templates: templates.url)
  }

  @Test func oneReplacedFileLeavesTheOthersAsTheyAre() throws {
    try templates.write("<p>{{title}}</p>", to: "index.html")
    try templates.write("body { color: red }", to: "base.css")
    try write()
    #expect(try output.text(of: "index.html") == "<p>Widget gallery</p>")
    #expect(try output.text(of: "site/base.css") == "body { color: red }")
    #expect(try output.text(of: "site/overview.js").contains("Vitrine"))
    #expect(try output.text(of: "widgets/Tides/Harbour.html").contains("<h1>"))
  }

  @Test func aReplacedPartIsUsedByThePagesOfThePackage() throws {
    try templates.write("<header>Ours</header>", to: "bar.html")
    try write()
    #expect(try output.text(of: "index.html").contains("<header>Ours</header>"))
  }

  @Test func aSlipInAReplacedFileIsReportedByItsWholePath() throws {
    try templates.write("\n{{nothing}}", to: "bar.html")
    let path = templates.url.appendingPathComponent("bar.html").path
    let error = #expect(throws: Failure.self) { try write() }
    #expect(error?.description.hasPrefix("\(path):2: nothing is called “nothing” here") == true)
  }

  @Test func aFolderThatIsNotThereIsReported() throws {
    let gone = templates.url.appendingPathComponent("gone")
    let error = #expect(throws: Failure.self) {
      try Site.write(gallery, to: output.url, templates: gone)
    }
    #expect(
      error?.description == "\(gone.path) is not a folder of templates; give one that exists")
  }

  @Test func aTemplateThatIsNotTextIsReported() throws {
    try Data([0xFF, 0xFE, 0x00]).write(to: templates.url.appendingPathComponent("bar.html"))
    let path = templates.url.appendingPathComponent("bar.html").path
    let error = #expect(throws: Failure.self) { try write() }
    #expect(error?.description == "\(path) is not UTF-8; save it as UTF-8")
  }
}
