import Arguments
import Failures

@testable import VitrineCommand

/// A verb with the options of a command line, without those of a project's file.
///
/// - Parameter arguments: those after the verb.
func parsed<V: Verb>(_ type: V.Type, _ arguments: [String]) throws -> V {
  let parsed = try ParsedArguments(
    arguments, of: V.description, in: CommandLineTool.vitrine().description)
  var verb = V()
  try verb.take(parsed.operands)
  try V.options.read(parsed.given, into: &verb)
  return verb
}
