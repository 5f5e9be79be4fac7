import DisplayList
import Failures
import Foundation

// Recorded answers of a network, from files:
//
//   Secrets           Values/     what is masked, and the word that replaces it
//   NetworkAnswer     Model/      what a request gets: a response, a body, an error
//   RecordedURL       Matching/   what a fixture answers, compared with what is asked for
//   HARReader         HAR/        HAR 1.2 files
//   FixtureFolder     Folder/     a folder of payloads, and of JSON files that describe answers
//   FixtureRecorder   Recording/  answers of the real network, written to such files without secrets
//   RecordedNetwork   Replay/     the answers in their order, by virtual time
//
// From the bottom to the top: Values · Matching · Model · HAR, Folder · Recording · Replay.

/// The exchanges that a HAR file or a folder holds.
package struct NetworkFixtures: Sendable {
  /// The path as it was given.
  let path: String
  var exchanges: [RecordedExchange] = []
  /// A folder of payload files, `<host>/<path>`; nil for a HAR file.
  var payloads: PayloadFolder?
  /// The mistakes in files of which something can be used all the same.
  var problems: [Failure] = []

  /// Reads a HAR file or a folder. Never fails: what can't be read is among the problems.
  package init(path: String) {
    self.path = path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue {
      let folder = FixtureFolder(path: path)
      exchanges = folder.exchanges
      problems = folder.problems
      payloads = PayloadFolder(path: path)
    } else {
      let reader = HARReader(path: path)
      exchanges = reader.exchanges
      problems = reader.problems
    }
  }
}
