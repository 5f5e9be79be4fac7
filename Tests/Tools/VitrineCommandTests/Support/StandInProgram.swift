import Foundation
import Testing

@testable import VitrineCommand

/// Writes a script that can be run at once, and the folder it lies in.
///
/// Another process writes it: a test beside this one may fork while the file is open for writing,
/// and as long as its child holds the file too, the system refuses to run it ("Text file busy").
func writeProgram(_ text: String, to path: String) throws {
  let draft = path + ".draft"
  let folder = (path as NSString).deletingLastPathComponent
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  try Data(text.utf8).write(to: URL(fileURLWithPath: draft))
  defer { try? FileManager.default.removeItem(atPath: draft) }
  let run = try ProgramRun(["install", "-m", "755", draft, path], in: folder)
  try #require(run.status == 0, "\(run.errors)")
}
