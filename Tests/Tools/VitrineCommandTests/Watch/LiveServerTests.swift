import BrowserDriver
import Foundation
import Testing

@testable import VitrineCommand

@Suite(.blocking) struct LiveServerTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder("live")
    try folder.write("<title>one</title><body><h1>One</h1></body>", to: "index.html")
    try folder.write("<h1>In</h1>", to: "a b/index.html")
    try folder.write("p{}", to: "site/base.css")
  }

  private func file(_ path: String) -> LiveResponse {
    LiveFiles.response(path, in: folder.path, page: 7)
  }

  private func body(_ response: LiveResponse) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test func pagesGetTheScriptAndOtherFilesStay() throws {
    #expect(
      body(file("/")) == "<title>one</title><body><h1>One</h1>"
        + "<script src=\"/.vitrine/live.js?after=7\"></script></body>")
    #expect(
      body(file("/a b/")).hasSuffix("</h1><script src=\"/.vitrine/live.js?after=7\"></script>"))
    #expect(body(file("/site/base.css")) == "p{}")
    #expect(file("/site/base.css").type == "text/css; charset=utf-8")
    // The file itself is as it was.
    #expect(try folder.text(of: "index.html") == "<title>one</title><body><h1>One</h1></body>")
  }

  @Test func foldersHaveAddressesThatEndInASlash() {
    #expect(file("/a b").status == 301)
    #expect(file("/a b").location == "/a%20b/")
  }

  @Test(arguments: ["/gone", "/../secret", "/site/../../x", "/site", "/.."])
  func whatIsNotThereIsReported(path: String) throws {
    let status = file(path).status
    #expect(status == (path == "/site" ? 301 : 404))
  }

  @Test func onlyThisMachineIsAnswered() throws {
    func request(_ host: String, _ line: String = "GET /a%20b/?after=4&x=1 HTTP/1.1")
      -> LiveRequest?
    {
      LiveRequest("\(line)\r\nX: y\r\nHost: \(host)\r\n\r\n")
    }
    let read = try #require(request("127.0.0.1:8026"))
    #expect(read.path == "/a b/" && read.after == 4 && read.method == "GET")
    #expect(read.isOfThisMachine)
    #expect(request("LOCALHOST")?.isOfThisMachine == true)
    #expect(request("[::1]:80")?.isOfThisMachine == true)
    #expect(request("evil.example:8026")?.isOfThisMachine == false)
    #expect(request("127.0.0.1.evil.example")?.isOfThisMachine == false)
    #expect(request("x", "GET /%00 HTTP/1.1") == nil)
    #expect(request("x", "GET /%zz HTTP/1.1") == nil)
    #expect(request("x", "hello") == nil)
    #expect(LiveRequest("") == nil)
  }

  @Test func aMessageCannotEndTheScript() {
    let text = LiveScript.call(LiveState(serial: 2, page: 1, problem: ["</script>\u{2028}\"\\"]))
    #expect(
      text
        == #"vitrineNews({"page":1,"pictures":{},"problem":["\u003C\/script>\u2028\"\\"],"serial":2,"times":{}});"#
        + "\n"
    )
  }

  @Test(.needsChromium)
  func aPageReloadsKeepsItsPlaceAndShowsProblems() throws {
    try folder.write(
      "<title>one</title><body style='height: 5000px'><h1>One</h1></body>", to: "index.html")
    let server = try LiveServer(folder.path, port: 0)
    server.start()
    defer { server.stop() }
    let scrolled = folder.path + "/scrolled", read = folder.path + "/read"
    Thread.detachNewThread { [folder] in
      func wait(until isTrue: () -> Bool) {
        while !isTrue() { Thread.sleep(forTimeInterval: 0.02) }
      }
      let isThere = FileManager.default.fileExists(atPath:)
      wait { server.audience > 0 && isThere(scrolled) }
      server.notify(.problem(["Row.swift does not build", "<b>error</b>"]))
      wait { isThere(read) }
      _ = try? folder.write(
        "<title>two</title><body style='height: 5000px'><h1>Two</h1></body>", to: "index.html")
      server.notify(.page)
    }
    let visit = try Browser.visit([
      Browser.open(try #require(URL(string: "http://127.0.0.1:\(server.port)/#there"))),
      ["run": "document.title"], ["run": "scrollTo(0, 700)"], ["note": scrolled],
      ["wait": "document.querySelector('[role=status]').textContent.includes('build')"],
      ["run": "document.querySelector('[role=status]').textContent"], ["note": read],
      ["wait": "document.title === 'two'"],
      ["wait": "document.querySelector('[role=status]')"],
      ["run": "`${location.hash} ${document.querySelector('[role=status]').hidden}`"],
      ["wait": "scrollY === 700"],
    ])
    #expect(visit.complaints.filter { !$0.contains("404") } == [])
    #expect(visit.answers[1] as? String == "one")
    #expect(visit.answers[4] as? Bool == true)
    #expect(visit.answers[5] as? String == "Row.swift does not build\n<b>error</b>")
    #expect(visit.answers[7] as? Bool == true)
    #expect(visit.answers[9] as? String == "#there true")
    #expect(visit.answers[10] as? Bool == true)
  }

  @Test(.needsChromium)
  func aPictureTakesThePlaceOfTheOldOneAndThePageSaysWhatItShows() throws {
    let path = "frames/A%20B/systemSmall/snapshot@3x.svg"
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/>"
    try folder.write(picture, to: path)
    try folder.write(
      "<title>one</title><body><img src='frames/A%2520B/systemSmall/snapshot@3x.svg' width=20 height=20>"
        + "<div style='height: 5000px'></div><img src='frames/below.svg' width=20 height=20></body>",
      to: "index.html")
    let server = try LiveServer(folder.path, port: 0)
    server.start()
    defer { server.stop() }
    Thread.detachNewThread {
      while server.lookedAt.isEmpty { Thread.sleep(forTimeInterval: 0.05) }
      server.notify(.pictures([path, "frames/other.svg"], WatchTimes()))
    }
    let visit = try Browser.visit([
      Browser.open(try #require(URL(string: "http://127.0.0.1:\(server.port)/"))),
      ["wait": "document.images[0].src.endsWith('snapshot@3x.svg?v=2')"],
      ["run": "document.images[1].src.endsWith('/frames/below.svg')"],
    ])
    #expect(visit.answers[1] as? Bool == true)
    #expect(visit.answers[2] as? Bool == true)
    #expect(server.lookedAt == [path])
  }

  @Test func whatAPageShowsIsReadFromItsRequest() {
    let request = LiveRequest(
      "GET /.vitrine/look.js?look=frames%2FA%252520B%2Fa%403x.png,b HTTP/1.1\r\nHost: localhost")
    #expect(request?.look == ["frames/A%2520B/a@3x.png", "b"])
    #expect(LiveRequest("GET / HTTP/1.1\r\nHost: localhost")?.look == [])
  }

  @Test func aPortThatIsTakenIsReported() throws {
    let server = try LiveServer(folder.path, port: 0)
    defer { server.stop() }
    let error = #expect(throws: (any Error).self) {
      try LiveServer(folder.path, port: server.port)
    }
    #expect("\(error as Any)".contains("Port \(server.port) can't be had"))
  }
}
