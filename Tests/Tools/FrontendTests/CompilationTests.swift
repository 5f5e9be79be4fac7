import Foundation
import InstalledFiles
import TestSupport
import Testing

@Suite(.blocking) struct CompilationTests {
  @Test func messagesNameTheFileLineAndColumnOfTheUser() throws {
    let job = try CompilerJob()
    let source = """
      #if os(iOS)
        let a: Int = "a"
      #else
        let b: Int = "b"
      #endif
      struct Row { func wide() -> Row { self } }
      let row = Row()
        #if os(iOS) && !os(macOS)
          .wide().high()
        #endif
      let é = 1; @objc class C { @objc func f() -> Int { "c" } }
      """
    #expect(
      try job.messages([
        "Ordner ü/Größe.swift": source,
        "crlf.swift": "#if os(iOS)\r\nlet c: Int =\r\n  \"c\"\r\n#endif\r\n",
        "macOS.swift": "#if os(macOS)\nlet d: Int = \"d\"\n#endif\n",
      ]) == [
        "Ordner ü/Größe.swift:2:16: error: cannot convert value of type 'String' to specified type 'Int'",
        "Ordner ü/Größe.swift:9:13: error: value of type 'Row' has no member 'high'",
        "Ordner ü/Größe.swift:11:53: error: cannot convert return expression of type 'String' to return type 'Int'",
        "crlf.swift:3:3: error: cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  @Test func argumentsArePassedOnAsTheyAre() throws {
    let job = try CompilerJob()
    let arguments = ["-primary-file", "Gone.swift", "-o", "a b.o", "-D", "", "@nothing"]
    #expect(
      try job.forwarded(arguments).arguments
        == ["-frontend", "-c", "-primary-file", "Gone.swift", "-o", "a b.o", "-D"]
        + ["@nothing", "-module-cache-path", job.folder.file("cache")])
  }

  @Test func sourcesInListsAndResponseFilesAreFound() throws {
    let job = try CompilerJob()
    let source = try job.folder.write("#if os(iOS)\n#endif\n", to: "a b/A.swift")
    let list = try job.folder.write(source + "\n", to: "list")
    let response = try job.folder.write("-primary-file \"\(source)\"\n", to: "response")
    for arguments in [["-filelist", list], ["@" + response]] {
      #expect(try job.forwarded(arguments).arguments.contains("-vfsoverlay"))
    }
  }

  @Test func aModuleOfFoundationBringsWhatApplesBrings() throws {
    var job = try CompilerJob()
    try job.addModules("FoundationExtras", "FoundationXML", "ImageIO", "Observation", "Security")
    func imported(_ source: String) throws -> [String] {
      let path = try job.folder.write(source, to: "A.swift")
      let arguments = try job.forwarded([path]).arguments
      return arguments.indices.filter { $0 > 0 && arguments[$0 - 1] == "-import-module" }
        .map { arguments[$0] }
    }
    let brought = ["FoundationExtras", "Observation", "Security"]
    #expect(try imported("import Foundation\n") == brought)
    #expect(try imported("import class UIKit.UIImage\n") == brought)
    #expect(
      try imported("import Foundation\nlet p: XMLParser\n")
        == brought + ["FoundationXML"])
    #expect(
      try imported("import UIKit\nlet s: CGImageSource\n") == brought + ["ImageIO"])
    #expect(try imported("import Foundation\nlet s: CGImageSource\n") == brought)
    #expect(try imported("struct Data {}\n").isEmpty)
    #expect(
      try imported("import Charts\nlet f = NumberFormatter()\n") == ["FoundationExtras"])
    job.options += ["-import-module", "FoundationExtras"]
    // Once, wherever the words of the caller stand.
    #expect(try imported("import Foundation\n").sorted() == brought)
  }

  @Test func manyJobsAtOnceWriteTheSameShadow() throws {
    let job = try CompilerJob()
    let path = try job.folder.write("#if os(iOS)\n#endif\n", to: "A.swift")
    let found = Collected()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      guard let arguments = try? job.forwarded([path]).arguments else { return }
      found.add(arguments.drop { $0 != "-vfsoverlay" }.dropFirst().joined())
    }
    #expect(found.values.count == 4)
    #expect(Set(found.values).count == 1)
    let shadows = try FileManager.default.contentsOfDirectory(
      atPath: job.folder.file("cache/vitrine-shadows"))
    #expect(shadows.map { ($0 as NSString).pathExtension }.sorted() == ["swift", "yaml"])
  }

  @Test func aMissingToolIsReportedWithTheRemedy() throws {
    let job = try CompilerJob()
    let path = try job.folder.write("#if os(iOS)\n#endif\n", to: "A.swift")
    let run = try job.run([
      "--swift-source", "/dev/null/none", "--compiler", "/bin/true", "-frontend", path,
      "-module-cache-path", job.folder.file("cache"),
    ])
    #expect(run.status == 1)
    #expect(
      run.messages == """
        error: vitrine-frontend: can't start /dev/null/none: Not a directory. It is made by "make deps" \
        of Vitrine's checkout, and comes with its Swift SDK.

        """)
  }
}

private final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var content: [String] = []
  func add(_ value: String) { lock.withLock { content.append(value) } }
  var values: [String] { lock.withLock { content } }
}
