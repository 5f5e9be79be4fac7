import Failures
import Foundation
import Testing

@testable import WidgetHost

@Suite struct ActivityFixtureTests {
  private func message(_ json: String) throws -> String {
    let folder = try ScratchFolder()
    let path = folder.path + "/activity.json"
    try Data(json.utf8).write(to: URL(fileURLWithPath: path))
    do {
      _ = try ActivityFixture(contentsOf: path)
      return ""
    } catch let error as Failure {
      return error.description
    }
  }

  @Test(arguments: [
    ("[1]", "should hold an object"),
    ("{", "is no JSON"),
    (#"{"activity": "A", "state": []}"#, "has a key state that means nothing"),
    (#"{"states": []}"#, "the type of its attributes"),
    (#"{"activity": "A", "states": []}"#, "at least one"),
    (#"{"activity": "A", "states": [{"content": 1}]}"#, "states[0] has no name"),
    (#"{"activity": "A", "states": [{"name": "x"}]}"#, "(x) has no content"),
    (
      #"{"activity": "A", "states": [{"name": "x", "content": 1}, {"name": "x", "content": 1}]}"#,
      "two states"
    ),
    (#"{"activity": "A", "states": [{"name": "x", "content": 1, "stale": true}]}"#, "a key stale"),
  ])
  func whatIsWrongIsReported(_ json: String, _ words: String) throws {
    #expect(try message(json).contains(words))
  }

  @Test func statesKeepTheirOrder() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/activity.json"
    let json =
      #"{"activity": "A", "attributes": {}, "states": [{"name": "b", "content": {}}, {"name": "a", "content": "x"}]}"#
    try Data(json.utf8).write(to: URL(fileURLWithPath: path))
    let fixture = try ActivityFixture(contentsOf: path)
    #expect(fixture.activity == "A")
    #expect(fixture.states.map(\.name) == ["b", "a"])
  }
}
