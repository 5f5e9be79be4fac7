// OSLog alone: on Apple's platforms it brings all of Foundation, as in the usual extension of `Logger` by subsystems
// that are named for the bundle.
import OSLog
import Testing

@Suite struct OSLogImportTests {
  @Test func aFileThatImportsOSLogAloneSeesAllOfFoundation() throws {
    let url = try #require(URL(string: "https://example.com/tides"))
    #expect(URLRequest(url: url).url == url)
    #expect(Bundle.main.bundlePath.hasPrefix("/"))
  }
}
