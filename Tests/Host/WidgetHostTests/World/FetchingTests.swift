import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Each form of a request gets the fixtures' answer.
@Suite(.blocking) struct FetchingTests {
  /// Files of the host `api.example.com`, by their names.
  private static let files: [String: String] = [
    "plain": "Hello",
    "lines": "one\ntwo\r\n\nthree",
    "json": "[3, 1, 2]",
    "large": String(repeating: "x", count: 70_000),
    "missing-page.fixture.json": described(
      "missing-page", #""status": 404, "text": "no such page""#),
    "moved.fixture.json": described(
      "moved", #""status": 301, "headers": {"Location": "/plain"}"#),
    "loop.fixture.json": described("loop", #""status": 302, "headers": {"Location": "/loop"}"#),
    "unreachable.fixture.json": described("unreachable", #""error": "notConnectedToInternet""#),
    "cut.fixture.json": described("cut", #""text": "half of it", "cut": 4"#),
    "slow.fixture.json": described("slow", #""text": "late", "delay": 8"#),
    "latin.fixture.json": described(
      "latin",
      #""base64": "Y2Fm6Q==", "headers": {"Content-Type": "text/plain; charset=ISO-8859-1"}"#),
    "sequence.fixture.json": #"""
    {"request": {"url": "https://api.example.com/sequence"},
     "answers": [{"text": "first"}, {"text": "second"}]}
    """#,
    "echo.fixture.json": #"""
    {"request": {"url": "https://api.example.com/echo", "method": "POST", "text": "a body"},
     "answer": {"status": 201, "text": "made"}}
    """#,
    "echo-file.fixture.json": #"""
    {"request": {"url": "https://api.example.com/echo", "method": "POST", "text": "from a file"},
     "answer": {"text": "made of a file"}}
    """#,
    "secret.fixture.json": #"""
    {"request": {"url": "https://api.example.com/secret", "headers": {"Authorization": "Bearer abc"}},
     "answer": {"text": "let in"}}
    """#,
    "protected.fixture.json": described(
      "protected",
      #""status": 401, "headers": {"WWW-Authenticate": "Basic realm=\"harbour\""}, "text": "who?""#),
    "protected-open.fixture.json": #"""
    {"request": {"url": "https://api.example.com/protected",
      "headers": {"Authorization": "Basic YWRhOjE4MTU="}}, "answer": {"text": "come in"}}
    """#,
  ]

  private static func described(_ path: String, _ answer: String) -> String {
    #"{"request": {"url": "https://api.example.com/\#(path)"}, "answer": {\#(answer)}}"#
  }

  private func texts(timeZone: String = "UTC") throws -> (texts: [String], codes: Set<String>) {
    let folder = try ScratchFolder()
    let host = folder.path + "/net/api.example.com"
    try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
    for (name, content) in Self.files {
      try Data(content.utf8).write(to: URL(fileURLWithPath: "\(host)/\(name)"))
    }
    let other = folder.path + "/net/example.com"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try Data("[4, 5]".utf8).write(to: URL(fileURLWithPath: other + "/list"))
    var batch = FrameBatch.fixture("fetching", phases: [.timeline], in: folder)
    batch.setting.timeZone = timeZone
    batch.providerTimeout = 20
    batch.world.network = .fixtures(folder.path + "/net")
    let result = WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
    #expect(result.failures.isEmpty)
    return (
      result.frames.flatMap(\.texts), Set(result.frames.flatMap(\.diagnostics).map(\.code))
    )
  }

  private func dataTask(_ kind: String) throws -> (BatchResult, FrameRecord) {
    let folder = try ScratchFolder()
    let host = folder.path + "/net/example.com"
    try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
    try Data(#"{"pier": "海港码头"}"#.utf8).write(to: URL(fileURLWithPath: host + "/list"))
    var batch = FrameBatch.fixture(kind, phases: [.timeline], in: folder)
    batch.world.network = .fixtures(folder.path + "/net")
    let result = WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
    return (result, try #require(result.frames.first))
  }

  @Test func aDataTasksAnswerFillsItsWidget() throws {
    let (result, frame) = try dataTask("data-task")
    #expect(frame.texts == [#"{"pier": "海港码头"}"#])
    #expect(frame.diagnostics.isEmpty)
    #expect(result.timeline?.policy == .after(Setting.standardNow.addingTimeInterval(3600)))
  }

  @Test func aDataTaskWithoutAnAddressFailsAsOnADevice() throws {
    let (_, frame) = try dataTask("data-task-without-address")
    #expect(frame.texts == ["no data"])
  }

  // What iPhones do: the placeholder stays until the provider has given a timeline, which Apple's documentation of
  // TimelineProvider.placeholder(in:) says of the first time a widget is shown.
  @Test func aSilentProviderWhoseRequestWasDeniedKeepsThePlaceholder() throws {
    var batch = FrameBatch.fixture(
      "data-task-gives-up", phases: [.placeholder, .timeline], in: try ScratchFolder())
    batch.providerTimeout = 1.5
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    #expect(result.failures.isEmpty)
    #expect(result.frames.map(\.request.phase.name) == ["placeholder", "timeline-000"])
    #expect(result.frames.map(\.digest).first == result.frames.map(\.digest).last)
    #expect(
      result.frames.map { $0.diagnostics.map(\.code).sorted() }.last == [
        "network-denied", "placeholder-kept",
      ])
    #expect(result.timeline == nil)
  }

  @Test func aSilentProviderWithFixturesIsAtFault() throws {
    let folder = try ScratchFolder()
    let host = folder.path + "/net/example.com"
    try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
    try Data(
      #"{"request": {"url": "https://example.com/list"}, "answer": {"error": "timedOut"}}"#.utf8
    )
    .write(to: URL(fileURLWithPath: host + "/list.fixture.json"))
    var batch = FrameBatch.fixture("data-task-gives-up", phases: [.timeline], in: folder)
    batch.providerTimeout = 1.5
    batch.world.network = .fixtures(folder.path + "/net")
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    #expect(result.frames.isEmpty)
    #expect(result.failures.map { $0.message.contains("gave no timeline within 1.5 s") } == [true])
  }

  @Test func everyFormIsAnswered() throws {
    let (texts, codes) = try texts()
    let offline = "-1009 The Internet connection appears to be offline."
    let expected = [
      "data(from:): Hello",
      "data(for:): 404 no such page",
      "redirect: Hello of /plain",
      "loop: -1007 too many HTTP redirects",
      "offline: \(offline)",
      "cut: -1005 The network connection was lost.",
      "slow: -1001 The request timed out.",
      "sequence: first, second",
      "upload(for:from:): made",
      "upload(for:fromFile:): made of a file",
      "download(from:): Hello",
      "download(for:): 5 bytes",
      "bytes.lines: one/two/three",
      "bytes, cut: 4, -1005 The network connection was lost.",
      "URL.lines: 3",
      "cancelled: -999 cancelled",
      "headers: let in",
      "waiting: -1001 The request timed out.",
      "invalidated: -999 cancelled",
      "own protocol: mine, Hello",
      "Foundation alone: [4, 5]",
      "not cached: -1008 resource unavailable",
      "web socket: no connection",
      "data URL: Hello",
      "Data(contentsOf:): Hello",
      "Data(contentsOf:), 404: 256",
      "Data(contentsOf:), offline: 256",
      "String(contentsOf:encoding:): Hello",
      "String(contentsOf:usedEncoding:): café true",
      "NSData: 5",
      "NSString: Hello",
      "dataTask: 200 Hello",
      "dataTask, offline: true true \(offline)",
      "uploadTask: made",
      "downloadTask: true, then false",
      "dataTaskPublisher: [3, 1, 2]",
      "delegate: status 200, 5 bytes, end",
      "delegate, large: status 200, 32768 bytes, 32768 bytes, 4464 bytes, end",
      "delegate, cut: status 200, 4 bytes, end -1005",
      "delegate, redirect: to /plain, status 200, 5 bytes, end",
      "delegate, password: asked by harbour, status 200, 7 bytes, end",
      "delegate, download: file of 5, end",
      "delegate, offline: end -1009",
    ]
    for (text, wanted) in zip(texts, expected) { #expect(text == wanted) }
    #expect(texts.count == expected.count)
    #expect(try self.texts(timeZone: "Asia/Shanghai").texts == texts)
    #expect(codes.isSuperset(of: ["network-web-socket", "network-waits"]))
    #expect(codes.isDisjoint(with: ["network-denied", "network-missing", "network-fixture"]))
  }
}
