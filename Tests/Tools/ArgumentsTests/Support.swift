import Arguments
import Failures

/// A group of options, as a verb has it.
struct PaintOptions: Sendable {
  enum Color: String, CaseIterable, Sendable { case red, green, blue }

  var color = Color.red
  var coats = 1
  var names: [String] = []
  var isWet = false
  var sheens: [String] = []

  static let options = OptionList<PaintOptions>(
    .choice("color", "the color (red)", \.color),
    .option("coats", "N", "the number of coats (1)", \.coats) { try $0.wholeNumber(in: 1...9) },
    .option("name", "NAME,…", "names", \.names) { $0.list },
    .flag("wet", "paint on wet ground", \.isWet),
    .option(
      "gloss", "matt,high", "with a gloss (none)", \.sheens, implied: "high",
      completion: .values(["matt", "high"])
    ) { $0.list }
  ).section(OptionSection("How it is painted:"))
}

struct PaintVerb: Verb {
  static let name = "paint"
  static let summary = "paints"
  static let operands: Operands? = Operands("[WALL…]", completion: .folder)
  var paint = PaintOptions()
  var file: String?
  var walls: [String] = []

  static let options = OptionList<PaintVerb>(
    .group(\.paint, PaintOptions.options),
    .option("plan", "FILE", "it's the plan", \.file, completion: .file) { try $0.last() },
    .check { verb, given in
      if verb.paint.coats > 1, given.isGiven("wet") {
        throw Failure("One coat on wet ground.")
      }
    })

  mutating func take(_ operands: [String]) { walls = operands }
}

struct WashVerb: Verb {
  static let name = "wash"
  static let summary = "washes"
  static let options = OptionList<WashVerb>(
    .group(\.paint, PaintOptions.options.only("wet")))
  var paint = PaintOptions()
}

let command = CommandDescription(
  program: "brush", summary: "Paints walls.", plannedOptions: ["roller"]
) {
  [PaintVerb.description, WashVerb.description]
}

func parsed<V: Verb>(_ type: V.Type, _ arguments: String...) throws -> V {
  let parsed = try ParsedArguments(arguments, of: V.description, in: command)
  var verb = V()
  try verb.take(parsed.operands)
  try V.options.read(parsed.given, into: &verb)
  return verb
}
