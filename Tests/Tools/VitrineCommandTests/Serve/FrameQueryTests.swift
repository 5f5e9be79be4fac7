import AppIntents
import Failures
import Foundation
import Testing
import WidgetHost

@testable import VitrineCommand

/// The frames that addresses of the live page ask for.
@Suite struct FrameQueryTests {
  private func query(_ address: String) throws -> FrameQuery {
    try FrameQuery(try #require(LiveRequest("GET /frame?\(address) HTTP/1.1")).query)
  }

  @Test func optionsHaveTheirNames() throws {
    let query = try query(
      "kind=Next%20Trip&type-size=accessibility3&locked=locked&at=2026-01-09T10:00:00Z&tap=a&tap=b")
    #expect(query.words == ["--kind=Next Trip", "--type-size=accessibility3", "--locked=locked"])
    #expect(query.date == Date(timeIntervalSince1970: 1_767_952_800))
    #expect(query.taps == ["a", "b"])
    #expect(
      query.commandWords([]) == [
        "--kind", "Next Trip", "--type-size", "accessibility3", "--locked=locked",
      ])
  }

  /// An option that the page states is in the command once.
  @Test func optionsOfTheCommandGiveWayToThePages() {
    #expect(
      FrameSource.words(
        ["--kind", "Trip", "--locked=locked", "--now", "2026-01-09", "--locked", "--scale", "2"],
        without: ["kind", "locked"]) == ["--now", "2026-01-09", "--scale", "2"])
  }

  /// Nothing that names a file, a folder or a program.
  @Test(arguments: [
    "out=/tmp", "world=/etc/passwd", "fonts=/", "network=fixtures:/", "app-group=x", "store=x",
    "configuration=/etc/passwd", "configuration=a.json", "templates=x", "jobs=1", "nothing=1",
    "kind=%00",
  ])
  func anAddressCanNotChooseAFile(address: String) {
    #expect(throws: Failure.self) { try query(address) }
  }

  @Test func anEntryIsAnObject() throws {
    #expect(try query("entry=%7B%22a%22:1%7D").entry == #"{"a":1}"#)
    for address in ["entry=1", "entry=%7B", "entry=%5B%5D", "entry="] {
      #expect(throws: Failure.self) { try query(address) }
    }
  }

  @Test func valuesAreOfTheParametersTypes() throws {
    let parameters = try [
      ("boats", "Int"), ("isOn", "Bool"), ("city", "String"), ("several", "[City]"),
      ("number", "String"),
    ].map { try parameter($0, $1) }
    let query = try query(
      "value.boats=3&value.isOn=true&value.city=Rio&value.several=a,b&value.number=12")
    #expect(
      query.configuration(for: parameters)?.values == [
        "boats": .number(3), "isOn": .bool(true), "city": .text("Rio"),
        "several": .list([.text("a"), .text("b")]), "number": .text("12"),
      ])
    #expect(try self.query("kind=x").configuration(for: parameters) == nil)
  }

  /// A parameter as a worker sends it.
  private func parameter(_ name: String, _ type: String) throws -> WidgetSummary.Parameter {
    let json = #"{"name": "\#(name)", "title": "", "type": "\#(type)"}"#
    return try JSONDecoder().decode(WidgetSummary.Parameter.self, from: Data(json.utf8))
  }
}
