import Testing

@testable import ProjectBuild

@Suite struct LinkedFilesTests {
  @Test func aPathWithALineBreakOpensNothing() {
    let files = LinkedFiles([
      "/p/Art.xcassets", "/p/a\n/home/u/.ssh/k", "/p/b\r", "/p/c\r\n/etc/passwd", "/p/de.lproj",
    ])
    #expect(files.text == "/p/Art.xcassets\n/p/de.lproj\n")
    #expect(files.problems.map(\.kind) == [.unreadable, .unreadable, .unreadable])
    #expect(
      files.problems.map(\.place) == [
        "/p/a\n/home/u/.ssh/k", "/p/b\r", "/p/c\r\n/etc/passwd",
      ])
  }
}
