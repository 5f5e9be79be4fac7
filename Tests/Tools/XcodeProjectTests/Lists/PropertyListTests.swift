import Failures
import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyList {
    let folder = try ScratchFolder("list")
    return try PropertyListFile.read(folder.write(text, to: "project.pbxproj"))
  }

  private func mistake(_ text: String) -> OldStyleListParser.Mistake? {
    var parser = OldStyleListParser(Data(text.utf8))
    do throws(OldStyleListParser.Mistake) {
      _ = try parser.list()
      return nil
    } catch {
      return error
    }
  }

  /// A list as Xcode writes it: comments, words with dots and slashes, quoted ones, a comma behind the last item.
  @Test func aListInTheOldStyle() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      \t\t84DF08 /* A.swift in Sources */ = {isa = PBXBuildFile; path = ../a/b-c.swift; };
      \t};
      \tlist = ("$(inherited)", two, );
      \ttext = "a \\"b\\" \\n\\U00e9 \\\\";
      \tbytes = <0a 0B>;
      \tempty = "";
      }
      """)
    #expect(list["archiveVersion"] == .string("1"))
    #expect(
      list["objects"]?["84DF08"]
        == .dictionary(["isa": .string("PBXBuildFile"), "path": .string("../a/b-c.swift")]))
    #expect(list["list"] == .array([.string("$(inherited)"), .string("two")]))
    #expect(list["text"] == .string("a \"b\" \né \\"))
    #expect(list["bytes"] == .data(Data([10, 11])))
    #expect(list["empty"] == .string(""))
  }

  @Test func twoEscapesMakeOneCharacter() throws {
    #expect(try read(#"{ a = "\Ud83c\Udf9b"; }"#)["a"] == .string("🎛"))
  }

  /// Source: the form that `plutil -convert json project.pbxproj` writes.
  @Test func aListInJSON() throws {
    let list = try read(
      #"{ "archiveVersion": "1", "objects": {"A": {"isa": "PBXGroup", "children": ["B"]}}}"#)
    #expect(list["archiveVersion"] == .string("1"))
    #expect(
      list["objects"]?["A"]
        == .dictionary(["isa": .string("PBXGroup"), "children": .array([.string("B")])]))
  }

  @Test func brokenJSONIsAMessage() {
    #expect { try read(#"{"archiveVersion": 1, "objects": {"#) } throws: { error in
      (error as? Failure)?.cause == "It isn't JSON throughout."
    }
  }

  @Test func aListInXML() throws {
    let list = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><true/><key>b</key><integer>3</integer>
      <key>c</key><array><string>x</string><real>1.5</real></array></dict></plist>
      """)
    #expect(
      list
        == .dictionary([
          "a": .boolean(true), "b": .integer(3), "c": .array([.string("x"), .real(1.5)]),
        ]))
  }

  @Test(arguments: [
    ("{ a = 1;\n b = ;\n}", 2, "has ; where a name or a value is expected"),
    ("{ a = 1\n b = 2; }", 2, "lacks a semicolon after the value of “a”"),
    ("{\n a = 1;\n", 1, "opens { and doesn't close it"),
    ("{ a = 1;\n<<<<<<< HEAD\n}", 2, "has a conflict marker of Git (<<<<<<<)"),
    ("{ a = \"x\n\n}", 1, "opens \" and doesn't close it"),
    ("{ a = (1 2); }", 1, "lacks a comma in a list"),
    ("{ a 1; }", 1, "lacks “=” after “a”"),
    ("{ }\n}", 2, "goes on after its end"),
    ("", 1, "ends too early"),
    ("/* a", 1, "opens /* and doesn't close it"),
    ("<0>", 1, "has half a byte of data"),
  ])
  func aMistakeIsNamedWithItsLine(text: String, line: Int, predicate: String) {
    #expect(mistake(text) == .init(line: line, predicate: predicate))
  }

  @Test func levelsHaveALimit() {
    #expect(
      mistake(String(repeating: "(", count: 100_000))?.predicate == "has more than 200 levels")
  }

  @Test func aFileThatIsMissingOrAFolder() throws {
    let folder = try ScratchFolder("list")
    #expect(throws: Failure("There is no such file.", at: folder.path + "/x")) {
      try PropertyListFile.read(folder.path + "/x")
    }
    #expect(throws: Failure("It isn't a file.", at: folder.path)) {
      try PropertyListFile.read(folder.path)
    }
  }
}
