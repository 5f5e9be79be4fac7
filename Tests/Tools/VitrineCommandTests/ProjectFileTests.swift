import Failures
import Foundation
import Testing

@testable import Arguments
@testable import VitrineCommand

@Suite struct ProjectFileTests {
  private func parsed<V: Verb>(
    _ type: V.Type, _ json: String, _ arguments: String...
  ) throws -> V {
    var verb = V()
    try V.options.read(try given(type, json, arguments), into: &verb)
    return verb
  }

  private func given<V: Verb>(
    _ type: V.Type, _ json: String, _ arguments: [String] = []
  ) throws -> GivenOptions {
    let command = CommandLineTool.vitrine().description
    var parsed = try ParsedArguments(arguments, of: V.description, in: command)
    parsed.given.fill(from: try file(type, json, known: command.options))
    return parsed.given
  }

  private func file<V: Verb>(
    _ type: V.Type, _ json: String, known: @autoclosure () -> [OptionDescription]
  ) throws -> OptionFile {
    let folder = NSTemporaryDirectory() + "vitrine-project-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(json.utf8).write(to: URL(fileURLWithPath: folder + "/vitrine.json"))
    let file = try OptionFile(
      "vitrine.json", in: folder, own: V.description.options, known: known())
    return try #require(file)
  }

  /// `goldens` is an option of `record`, and none of `render`.
  @Test(arguments: [
    (#"{"device": "iPhone 15", "quiet": true}"#, 0), (#"{"quiet": true, "goldens": "Kept"}"#, 1),
    (#"{"goldens": "Kept", "goldens-limit": 5}"#, 1),
  ])
  func theOptionsOfOtherVerbsAreDescribedWhereTheFileHasOne(json: String, count: Int) throws {
    var asked = 0
    func all() -> [OptionDescription] {
      asked += 1
      return CommandLineTool.vitrine().description.options
    }
    let file = try file(RenderVerb.self, json, known: all())
    #expect(asked == count)
    #expect(file.flags.count + file.values.count == 2)
  }

  @Test func itsOptionsHoldAndAFlagWins() throws {
    let json = #"{"device": ["iPhone 15", "iPhone 16"], "scale": 2, "quiet": true}"#
    let held = try parsed(RenderVerb.self, json)
    let dimensions = held.frames.plan.dimensions
    #expect(dimensions.devices?.map(\.name) == ["iPhone 15", "iPhone 16"])
    #expect(dimensions.styles.first?.scale == 2)
    #expect(held.run.isQuiet)
    #expect(held.frames.typed.isEmpty)
    let typed = try parsed(RenderVerb.self, json, "--device", "iPhone 14").frames
    #expect(typed.plan.dimensions.devices?.map(\.name) == ["iPhone 14"])
    #expect(typed.typedArguments == ["--device", "iPhone 14"])
    #expect(typed.arguments == ["--device", "iPhone 14", "--scale", "2"])
  }

  @Test(arguments: [
    (#"{"locked": true}"#, ["locked"]), (#"{"locked": false}"#, ["unlocked"]),
    (#"{"locked": ["locked", "unlocked"]}"#, ["unlocked", "locked"]),
  ])
  func theDevicesLockIsAFlagOrAList(json: String, locks: [String]) throws {
    let dimensions = try parsed(RenderVerb.self, json).frames.plan.dimensions
    #expect(dimensions.locks.map(\.rawValue) == locks)
  }

  @Test(arguments: [#"{"linked-sdk": "16.4"}"#, #"{"linked-sdk": 16.4}"#])
  func theLinkedSDKMayBeANumber(json: String) throws {
    #expect(try parsed(RenderVerb.self, json).frames.plan.linkedSDK?.name == "16.4")
  }

  @Test func aConflictMarkerHasItsLine() {
    let text = "{\n<<<<<<< HEAD\n\"jobs\": 1\n=======\n\"jobs\": 2\n>>>>>>> topic\n}"
    let error = #expect(throws: Failure.self) { try parsed(RenderVerb.self, text) }
    #expect(error?.cause == "vitrine.json has a conflict marker of Git (<<<<<<<) in line 2.")
    #expect(error?.status == .usage)
  }

  /// 1e30 isn't an Int.
  @Test(arguments: ["1e30", "-1e30", "1e18", "1.5", "0", "9007199254740993"])
  func anAbsurdNumberOfJobsIsUsage(number: String) {
    let error = #expect(throws: Failure.self) {
      try parsed(RenderVerb.self, #"{"jobs": \#(number)}"#)
    }
    #expect(error?.status == .usage)
  }

  @Test(arguments: [
    (["--quiet", "--progress", "always"], "--quiet and --progress always contradict each other."),
    (
      ["--format", "png", "--svg-text", "text"],
      "--svg-text is about SVG files, which --format leaves out."
    ),
  ])
  func contradictoryOptionsAreUsage(words: [String], cause: String) {
    let error = #expect(throws: Failure.self) {
      let command = CommandLineTool.vitrine().description
      let given = try ParsedArguments(words, of: RenderVerb.description, in: command).given
      var verb = RenderVerb()
      try RenderVerb.options.read(given, into: &verb)
    }
    #expect(error?.cause == cause)
    #expect(error?.status == .usage)
  }

  @Test func whatIsTypedGoesBeforeTheFileWhereTheyContradict() throws {
    let loud = try parsed(RenderVerb.self, #"{"quiet": true}"#, "--progress", "always")
    #expect(!loud.run.isQuiet)
    #expect(try parsed(RenderVerb.self, #"{"progress": "always"}"#, "--quiet").run.isQuiet)
  }

  @Test func whatAVerbDoesNotTakeIsIgnored() throws {
    #expect(try !given(ListVerb.self, #"{"format": "svg"}"#).isGiven("format"))
  }

  /// `json` is a flag of `list` and a file of `verify`.
  @Test func aNameMayBeAFlagOfOneVerbAndHaveAValueInAnother() throws {
    #expect(JSONOption.isAsked(try given(ListVerb.self, #"{"json": true}"#)))
    #expect(try parsed(VerifyVerb.self, #"{"json": true}"#).request.goldens.json == nil)
    #expect(try parsed(VerifyVerb.self, #"{"json": "a"}"#).request.goldens.jsonFile == "a")
    #expect(!JSONOption.isAsked(try given(ListVerb.self, #"{"json": "a.json"}"#)))
    #expect(!JSONOption.isAsked(try given(VerifyVerb.self, #"{"json": "a.json"}"#)))
  }

  @Test(arguments: [
    ("[1]", "JSON object"), (#"{"devices": "x"}"#, "device"),
    (#"{"quiet": "yes"}"#, "true or false"),
    (#"{"device": true}"#, "device"), (#"{"family": "huge"}"#, "huge"),
  ])
  func aMistakeInItIsNamed(json: String, hint: String) {
    let failure = #expect(throws: Failure.self) { try parsed(RenderVerb.self, json) }
    #expect(failure?.status == .usage)
    #expect(failure?.description.contains(hint) == true)
  }
}
