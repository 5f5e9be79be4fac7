import Foundation
import Testing

@testable import XcodeImport

/// Malformed files end in one message: the problem, its location, the fix.
@Suite struct DefinitionProblemTests {
  private func problem(_ plist: String, name: String = "Bad") throws -> IntentDefinitionProblem {
    let path = NSTemporaryDirectory() + "\(name)-\(UUID().uuidString).intentdefinition"
    try Data(plist.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      _ = try IntentDefinitionCompiler().source(of: path)
    } catch let problem as IntentDefinitionProblem {
      return problem
    }
    throw CancellationError()
  }

  private func definition(_ body: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + body + "</dict></plist>"
  }

  private func intent(parameter: String) -> String {
    definition(
      "<key>INIntents</key><array><dict><key>INIntentName</key><string>Trip</string>"
        + "<key>INIntentParameters</key><array><dict>\(parameter)</dict></array></dict></array>")
  }

  private func key(_ name: String, _ value: String) -> String {
    "<key>\(name)</key><string>\(value)</string>"
  }

  @Test func aFileThatIsNoPropertyList() throws {
    let problem = try problem("<<<<<<< HEAD\n{")
    #expect(problem.message.contains("isn't a property list"))
    #expect(problem.message.contains("<<<<<<<"))
  }

  @Test func aPropertyListOfSomethingElse() throws {
    #expect(try problem(definition(key("CFBundleName", "x"))).message.contains("INIntents"))
  }

  @Test func aParameterWithoutAName() throws {
    let problem = try problem(intent(parameter: key("INIntentParameterType", "String")))
    #expect(problem.location == "intent Trip, parameter 1")
    #expect(problem.message.contains("INIntentParameterName"))
  }

  @Test func aNameThatSwiftCannotHave() throws {
    let problem = try problem(
      intent(
        parameter: key("INIntentParameterName", "two words")
          + key("INIntentParameterType", "String")))
    #expect(problem.message.contains("“two words” can't be a name in Swift"))
  }

  @Test func aTypeThatIsDefinedNowhere() throws {
    let problem = try problem(
      intent(
        parameter: key("INIntentParameterName", "pier") + key("INIntentParameterType", "Object")
          + key("INIntentParameterObjectType", "Pier")))
    #expect(problem.location == "intent Trip, parameter pier")
    #expect(problem.message.contains("its type Pier is defined nowhere"))
  }

  @Test func aTypeThatIsNotKnown() throws {
    let problem = try problem(
      intent(
        parameter: key("INIntentParameterName", "pier")
          + key("INIntentParameterType", "Hologram")))
    #expect(problem.message.contains("its type Hologram isn't known here"))
  }

  @Test func twoClassesOfOneName() throws {
    let one = "<dict>\(key("INIntentName", "Trip"))</dict>"
    let problem = try problem(definition("<key>INIntents</key><array>\(one)\(one)</array>"))
    #expect(problem.message.contains("have the class TripIntent"))
  }

  @Test func settingsThatAreNotKnown() throws {
    let path = NSTemporaryDirectory() + "settings-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(#"{"visibility": "secret"}"#.utf8).write(to: URL(fileURLWithPath: path))
    var settings = CodegenSettings()
    let problem = #expect(throws: IntentDefinitionProblem.self) {
      try settings.apply(file: path, definition: "Trip")
    }
    #expect(problem?.message.contains("public, private, project, none") == true)
  }

  @Test func settingsOfOneFileComeLast() throws {
    let path = NSTemporaryDirectory() + "settings-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let json = #"{"visibility": "project", "files": {"Trip": {"visibility": "none"}}}"#
    try Data(json.utf8).write(to: URL(fileURLWithPath: path))
    var trip = CodegenSettings(), other = CodegenSettings()
    try trip.apply(file: path, definition: "Trip")
    try other.apply(file: path, definition: "Other")
    #expect(trip.visibility == .none && other.visibility == .project)
  }
}
