import Arguments
import Failures
import Testing

@Suite struct ParsingTests {
  @Test func optionsAndOperandsAreRead() throws {
    let verb = try parsed(
      PaintVerb.self, "north", "--color", "blue", "--coats=3", "--name", "a,b", "--name", "b, c",
      "south")
    #expect(verb.paint.color == .blue)
    #expect(verb.paint.coats == 3)
    #expect(verb.paint.names == ["a", "b", "c"])
    #expect(verb.paint.isWet == false)
    #expect(verb.walls == ["north", "south"])
  }

  @Test func theLastOfSeveralValuesCounts() throws {
    #expect(try parsed(PaintVerb.self, "--coats", "2", "--coats", "4").paint.coats == 4)
  }

  /// An optional value is attached by `=`, so that an operand can follow the option.
  @Test func anOptionalValueComesAfterAnEqualsSign() throws {
    #expect(try parsed(PaintVerb.self).paint.sheens == [])
    let implied = try parsed(PaintVerb.self, "--gloss", "north")
    #expect(implied.paint.sheens == ["high"])
    #expect(implied.walls == ["north"])
    #expect(try parsed(PaintVerb.self, "--gloss=matt,high").paint.sheens == ["matt", "high"])
  }

  @Test func givenOptionsAreWordsThatReadTheSame() throws {
    let given = try ParsedArguments(
      ["--gloss", "--coats", "2", "--wet"], of: PaintVerb.description, in: command
    ).given
    #expect(given.words { _ in true } == ["--coats", "2", "--gloss=high"])
  }

  @Test(arguments: [
    (["--color", "rot"], "There is no --color “rot”. Known: red, green, blue."),
    (["--coats", "ten"], "--coats wants a number from 1 to 9, not “ten”."),
    (["--coats", "1.5"], "--coats wants a whole number."),
    (["--plan", ""], "--plan is empty."), (["--plan"], "--plan wants a value: FILE."),
    (["--wet=yes"], "--wet takes no value."),
    (["-w"], "Options are written in full, with two dashes: what is -w?"),
    (["--roller", "1"], "--roller is not available yet."),
    (
      ["--colour", "red"],
      "There is no option “--colour”. Known: --color, --coats, --name, --wet, --gloss, --plan."
    ),
    (["--coats", "2", "--wet"], "One coat on wet ground."),
  ])
  func whatMakesNoSenseIsUsage(arguments: [String], message: String) throws {
    let failure = #expect(throws: Failure.self) {
      let parsed = try ParsedArguments(arguments, of: PaintVerb.description, in: command)
      var verb = PaintVerb()
      try PaintVerb.options.read(parsed.given, into: &verb)
    }
    #expect(failure?.description == message)
    #expect(failure?.status == .usage)
  }

  @Test func anotherVerbsOptionIsNamedAsThat() {
    let failure = #expect(throws: Failure.self) { try parsed(WashVerb.self, "--coats", "1") }
    #expect(failure?.description == "wash takes no --coats. See: help wash.")
  }

  @Test func helpIsNotAnOption() throws {
    let arguments = try ParsedArguments(
      ["--wet", "--help"], of: WashVerb.description, in: command)
    #expect(arguments.wantsHelp)
  }
}
